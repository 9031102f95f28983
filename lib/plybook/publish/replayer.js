// Moves through the games of a replay page. The positions of every ply, the drawings of boards and pieces and all texts
// stand in the page: the script knows no rules and no language.
"use strict";
(() => {
  const svgNamespace = "http://www.w3.org/2000/svg";
  const byId = (id) => document.getElementById(id);
  const json = (element) => JSON.parse(element.textContent);
  const copyOf = (template) => byId(template).content.cloneNode(true);
  const fill = (text, ...values) => text.replace(/\{(\d)\}/g, (whole, i) => values[i] ?? whole);
  const [sayStart, sayTurn] = [...byId("sayings").content.children].map((p) => p.textContent);
  const playPause = 1500; // milliseconds

  function drawing(name, x, y) {
    const use = document.createElementNS(svgNamespace, "use");
    use.setAttribute("href", "#" + name);
    if (x !== undefined) {
      use.setAttribute("x", x);
      use.setAttribute("y", y);
    }
    return use;
  }

  class Game {
    constructor(article) {
      this.article = article;
      this.heading = article.querySelector("h2").textContent;
      this.turns = article.querySelector(".turns");
      this.links = [...this.turns.querySelectorAll("a")];
      const data = article.querySelector(".positions");
      if (!data) return; // turns only: its game is not known
      Object.assign(this, json(data));
      this.name = this.board;
      this.board = json(byId(this.name));
      this.svg = article.querySelector(".board svg");
      this.caption = article.querySelector(".board figcaption");
      this.at = 0;
      this.flipped = false;
      this.readRemarks();
      this.readTree();
    }

    // Where a position does not say which one it comes from, it is the one before it in the list.
    readTree() {
      const [start, ...others] = this.positions;
      start.next = [];
      start.ply = 0;
      others.forEach((position, i) => {
        position.from ??= i;
        const from = this.positions[position.from];
        position.next = [];
        position.ply = from.ply + 1;
        from.next.push(i + 1);
      });
    }

    // The comments and signs of each turn: those behind it in the same line of play.
    readRemarks() {
      const lastOfLine = new Map();
      let i = 0;
      for (const element of this.turns.querySelectorAll("a, .comment, .sign")) {
        const line = element.closest("ol");
        if (element.matches("a")) {
          lastOfLine.set(line, i++);
        } else if (lastOfLine.has(line)) {
          (this.positions[lastOfLine.get(line)].remarks ??= []).push(element.textContent);
        }
      }
    }

    show(at) {
      const { board, svg } = this;
      const position = this.positions[at];
      this.links[this.at].removeAttribute("aria-current");
      this.links[at].setAttribute("aria-current", "step");
      this.at = at;
      this.reveal(this.links[at]);
      const place = (cell) => {
        const [, x, y] = board.cells[cell];
        return this.flipped ? [board.width - x, board.height - y] : [x, y];
      };
      const pieces = [...position.cells].map((letter, cell) => {
        const piece = this.pieces[letter];
        return piece && drawing(piece[this.flipped ? 1 : 0], ...place(cell));
      });
      svg.querySelector(".pieces").replaceChildren(...pieces.filter(Boolean));
      const path = [...new Set(position.path ?? [])];
      svg.querySelector(".last").replaceChildren(...path.map((cell) => drawing(this.name + "-last", ...place(cell))));
      this.showGround();
      this.tell(position, at);
    }

    showGround() {
      const { board, svg } = this;
      const half = `matrix(-1 0 0 -1 ${board.width} ${board.height})`;
      const set = (element, what, turns) => {
        const other = this.flipped && byId(`${this.name}-${what}-flipped`);
        element.setAttribute("href", `#${this.name}-${what}${other ? "-flipped" : ""}`);
        if (turns && this.flipped && !other) element.setAttribute("transform", half);
        else element.removeAttribute("transform");
      };
      set(svg.querySelector(".ground"), "ground", true);
      set(svg.querySelector(".labels"), "labels", false);
      const overlay = `${this.article.id}-overlay-${this.at}`;
      const drawn = byId(overlay) ? [drawing(overlay)] : [];
      if (this.flipped) drawn.forEach((use) => use.setAttribute("transform", half));
      svg.querySelector(".overlay").replaceChildren(...drawn);
    }

    // What stands where, for readers that cannot see; and the turn, said aloud.
    tell(position, at) {
      const words = [];
      for (const [letter, [, , sentence]] of Object.entries(this.pieces)) {
        const cells = this.board.cells.filter((cell, i) => position.cells[i] === letter).map(([name]) => name);
        if (cells.length) words.push(fill(sentence, cells.join(", ")));
      }
      words.push(this.board.toMove[position.toMove]);
      this.svg.querySelector("desc").textContent = words.join(" ");
      const played = at && fill(sayTurn, position.ply, this.board.sides[this.positions[position.from].toMove],
        this.links[at].textContent);
      this.svg.querySelector("title").textContent = this.board.title + ": " + (played || sayStart);
      const remarks = position.remarks ?? [];
      this.caption.textContent = [played || sayStart, position.over, ...remarks].filter(Boolean).join(" ");
    }

    // Scrolls the list of turns, never the page. On small screens only the top of the list may be in sight.
    reveal(link) {
      const list = this.turns;
      const listTop = list.getBoundingClientRect().top;
      const top = link.getBoundingClientRect().top - listTop;
      const inSight = Math.min(list.clientHeight, innerHeight - listTop);
      const room = inSight > 4 * link.offsetHeight ? inSight : list.clientHeight;
      if (top < 0 || top > room - 2 * link.offsetHeight) list.scrollTop += top - room / 3;
    }

    forward() {
      return this.positions[this.at].next[0] ?? this.at;
    }
    back() {
      return this.positions[this.at].from ?? 0;
    }
    last() {
      let at = 0;
      while (this.positions[at].next.length) at = this.positions[at].next[0];
      return at;
    }
    // The turn before or after this one among those that can be played in its place.
    other(step) {
      const { from } = this.positions[this.at];
      if (from === undefined) return this.at;
      const { next } = this.positions[from];
      return next[next.indexOf(this.at) + step] ?? this.at;
    }
  }

  const games = [...document.querySelectorAll("article")].map((article) => new Game(article));
  if (!games.length) return;
  document.documentElement.classList.add("scripted");
  let game = games[0];
  let timer = 0;

  // From here on the script alone goes where an address leads: the browser would scroll the board away.
  const targets = new Map();
  for (const link of document.querySelectorAll(".turns a")) {
    targets.set(link.hash, link);
    link.removeAttribute("id");
  }

  function remember() {
    const hash = game.links.length ? game.links[game.at].hash : "#" + game.article.id;
    if (location.hash !== hash) history.replaceState(null, "", hash);
  }

  function go(at) {
    if (!game.positions) return;
    game.show(at);
    remember();
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    for (const button of document.querySelectorAll("[data-do=play]")) button.setAttribute("aria-pressed", "false");
  }

  function play() {
    if (timer) return stop();
    if (!game.positions) return;
    if (game.forward() === game.at) go(0);
    game.article.querySelector("[data-do=play]").setAttribute("aria-pressed", "true");
    timer = setInterval(() => {
      go(game.forward());
      if (game.forward() === game.at) stop();
    }, playPause);
  }

  function flip() {
    if (!game.positions) return;
    game.flipped = !game.flipped;
    game.article.querySelector("[data-do=flip]").setAttribute("aria-pressed", String(game.flipped));
    go(game.at);
  }

  function choose(which, at) {
    stop();
    game = which;
    for (const { article } of games) article.hidden = article !== game.article;
    if (games.length > 1) {
      chooser.value = String(games.indexOf(game));
      document.title = game.heading;
    }
    if (game.positions) game.show(at);
  }

  function followHash() {
    const link = targets.get(location.hash);
    const which = games.find(({ links }) => links.includes(link)) ?? game;
    choose(which, Math.max(which.links.indexOf(link), 0));
    scrollTo(0, 0);
  }

  const actions = {
    first: () => go(0),
    back: () => go(game.back()),
    forward: () => go(game.forward()),
    last: () => go(game.last()),
    play,
    flip,
  };

  for (const { article, positions } of games) {
    if (!positions) continue;
    const controls = copyOf("controls");
    const caption = article.querySelector("figcaption");
    caption.after(controls.querySelector(".keys"));
    caption.before(controls); // above the caption, so that they stay where they are when it grows
    for (const button of article.querySelectorAll(".controls button")) {
      const action = button.dataset.do;
      button.addEventListener("click", () => {
        if (action !== "play") stop();
        actions[action]();
      });
      if (action === "play" || action === "flip") button.setAttribute("aria-pressed", "false");
    }
  }

  let chooser;
  if (games.length > 1) {
    document.querySelector("main").prepend(copyOf("chooser"));
    chooser = document.querySelector(".chooser select");
    games.forEach(({ heading }, i) => chooser.add(new Option(`${i + 1}. ${heading}`, i)));
    chooser.addEventListener("change", () => {
      choose(games[chooser.value], 0);
      remember();
    });
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest(".turns a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    stop();
    go(game.links.indexOf(link));
  });

  // What a key does; `false`: nothing, so that the browser may scroll.
  const otherGame = (step) => () => {
    const next = games[games.indexOf(game) + step];
    if (!next) return false;
    choose(next, 0);
    remember();
  };
  const otherTurn = (step) => () => {
    if (!game.positions || game.other(step) === game.at) return false;
    go(game.other(step));
  };
  const keys = {
    ArrowLeft: actions.back,
    ArrowRight: actions.forward,
    Home: actions.first,
    End: actions.last,
    ArrowUp: otherTurn(-1),
    ArrowDown: otherTurn(1),
    PageUp: otherGame(-1),
    PageDown: otherGame(1),
    " ": play,
    f: flip,
    F: flip,
    "а": flip, // the same key of a Russian keyboard
    "А": flip,
  };
  document.addEventListener("keydown", (event) => {
    const action = keys[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("select, summary") || (event.key === " " && event.target.closest("button, a"))) return;
    if (action !== play) stop();
    if (action() !== false) event.preventDefault();
  });

  addEventListener("hashchange", followHash);
  addEventListener("load", () => {
    scrollTo(0, 0);
    if (game.positions) game.reveal(game.links[game.at]);
  });
  followHash();
})();
