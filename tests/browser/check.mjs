// Drives replay pages in Chromium. See README.md.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const bin = process.env.PLYBOOK_BIN ?? join(root, "build/release/bin");
const shots = join(here, "shots");
const folder = mkdtempSync(join(tmpdir(), "plybook-browser-"));
const sample = (name) => join(root, "samples", name + ".pbk");
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const tool = (name, ...args) => execFileSync(join(bin, name), args, { encoding: "utf8", maxBuffer: 1 << 28 });

function write(name, files, ...options) {
  const path = join(folder, name + ".html");
  tool("ply-convert", ...files.map(sample), ...options, "--force", "-o", path);
  return path;
}

/** The library's own description of a ply. */
function described(file, ply, ...options) {
  const [, text] = /<desc>(.*?)<\/desc>/.exec(tool("ply-diagram", sample(file), "--at", String(ply), ...options));
  return text;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

/** Opens a page; what it says on the console or asks of the network is an error. */
async function open(path, { hash = "", ...options } = {}) {
  const context = await browser.newContext({ viewport: desktop, ...options });
  const page = await context.newPage();
  const faults = [];
  page.on("console", (message) => faults.push("console: " + message.text()));
  page.on("pageerror", (error) => faults.push("error: " + error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith(pathToFileURL(path).href)) faults.push("request: " + request.url());
  });
  await page.goto(pathToFileURL(path).href + hash);
  page.close = async () => {
    assert.deepEqual(faults, []);
    await context.close();
  };
  return page;
}

const at = (page) => page.evaluate(() => location.hash);
const current = (page) => page.locator("[aria-current=step]:visible").textContent();
const article = (page) => page.locator("article:visible").first();
const desc = (page) => article(page).locator(".board desc").textContent();
const said = (page) => article(page).locator("figcaption[aria-live]").textContent();
async function press(page, key, times = 1) {
  for (let i = 0; i < times; ++i) await page.keyboard.press(key);
}

const checks = {
  async keys() {
    const page = await open(write("keys", ["antarktos-breakthrough"]));
    assert.equal(await desc(page), described("antarktos-breakthrough", 0));
    for (let ply = 1; ply <= 20; ++ply) {
      await press(page, "ArrowRight");
      assert.equal(await at(page), `#1.${ply}`);
      assert.equal(await desc(page), described("antarktos-breakthrough", ply));
    }
    assert.match(await said(page), /^Ply 20, Black: a5\*c3:e1\. The game is over: 0-1, breakthrough\. Over the ice/);
    await press(page, "ArrowRight");
    assert.equal(await at(page), "#1.20", "nothing follows the end");
    await press(page, "ArrowLeft", 2);
    assert.equal(await at(page), "#1.18");
    await press(page, "Home");
    assert.equal(await at(page), "#1.0");
    await press(page, "ArrowLeft");
    assert.equal(await at(page), "#1.0", "nothing precedes the start");
    await press(page, "End");
    assert.equal(await at(page), "#1.20");
    await page.close();
  },

  async clicksAndButtons() {
    const page = await open(write("clicks", ["antarktos-breakthrough"]));
    await page.getByRole("link", { name: "e7:g5" }).click();
    assert.equal(await at(page), "#1.10");
    assert.match(await said(page), /^Ply 10, Black: e7:g5\. An exchange/);
    for (const [name, hash] of [["Forward", "11"], ["Back", "10"], ["End", "20"], ["Start", "0"]]) {
      await page.getByRole("button", { name, exact: true }).click();
      assert.equal(await at(page), "#1." + hash);
    }
    await page.close();
  },

  async variations() {
    const page = await open(write("variations", ["antarktos-breakthrough"]));
    await page.getByRole("link", { name: "d6*b4" }).first().click();
    assert.equal(await at(page), "#1.14/1");
    assert.equal(await desc(page), described("antarktos-breakthrough", 14, "--line", "1"));
    await press(page, "End");
    assert.equal(await at(page), "#1.20", "the end is that of the main line");
    await page.getByRole("link", { name: "c5:e7" }).click();
    await press(page, "ArrowRight");
    assert.equal(await current(page), "a7:c5*a3:c1");
    await press(page, "ArrowLeft", 6);
    assert.equal(await at(page), "#1.12/1");
    await press(page, "ArrowUp");
    assert.equal(await at(page), "#1.12");
    await press(page, "ArrowDown");
    assert.equal(await at(page), "#1.12/1");
    await press(page, "ArrowDown");
    assert.equal(await at(page), "#1.12/1", "there is no other one");
    await press(page, "ArrowLeft");
    assert.equal(await at(page), "#1.11", "before the variation comes the main line");
    await page.close();
  },

  async flipping() {
    for (const file of ["antarktos-breakthrough", "ugolki80-photo-finish", "argo-common-window"]) {
      const page = await open(write("flip-" + file, [file]));
      await press(page, "End");
      const before = await page.locator(".board .pieces use").evaluateAll((uses) => uses.map((u) => u.getBBox().x));
      const words = await desc(page);
      await press(page, "f");
      const turned = await page.locator(".board .pieces use").evaluateAll((uses) => uses.map((u) => u.getBBox().x));
      assert.notDeepEqual(turned, before);
      assert.equal(turned.length, before.length);
      assert.equal(await desc(page), words, "what stands where stays the same");
      assert.equal(await page.getByRole("button", { name: "Flip the board" }).getAttribute("aria-pressed"), "true");
      await page.screenshot({ path: join(shots, `flipped-${file}.png`) });
      await press(page, "f");
      const back = await page.locator(".board .pieces use").evaluateAll((uses) => uses.map((u) => u.getBBox().x));
      assert.deepEqual(back, before);
      await page.close();
    }
  },

  async playing() {
    for (const reducedMotion of ["no-preference", "reduce"]) {
      const page = await open(write("playing", ["antarktos-breakthrough"]), { reducedMotion });
      await page.waitForTimeout(2000);
      assert.equal(await at(page), "", "nothing moves by itself");
      const play = page.getByRole("button", { name: "Play" });
      await play.click();
      assert.equal(await play.getAttribute("aria-pressed"), "true");
      await page.waitForFunction(() => location.hash === "#1.2", null, { timeout: 10000 });
      const moves = await page.locator(".last use").first().evaluate((use) => getComputedStyle(use).animationName);
      assert.equal(moves, reducedMotion === "reduce" ? "none" : "appear");
      await press(page, "ArrowLeft");
      assert.equal(await play.getAttribute("aria-pressed"), "false", "a key stops it");
      await page.close();
    }
  },

  async severalGames() {
    const files = ["antarktos-breakthrough", "ugolki80-photo-finish", "argo-common-window"];
    const page = await open(write("several", files));
    assert.equal(await page.locator("article:visible").count(), 1);
    await press(page, "End");
    await press(page, "PageDown");
    assert.equal(await at(page), "#2.0");
    await press(page, "End");
    assert.equal(await desc(page), described("ugolki80-photo-finish", "end"));
    await page.getByLabel("Game", { exact: true }).selectOption({ index: 2 });
    assert.equal(await at(page), "#3.0");
    await press(page, "ArrowRight", 2);
    assert.equal(await desc(page), described("argo-common-window", 2));
    await press(page, "PageUp", 2);
    assert.equal(await at(page), "#1.0");
    await page.close();
  },

  async deepLinks() {
    const path = write("links", ["antarktos-breakthrough", "argo-common-window"]);
    const page = await open(path, { hash: "#2.3" });
    assert.equal(await desc(page), described("argo-common-window", 3));
    await page.evaluate(() => (location.hash = "#1.14/1"));
    await page.waitForFunction(() => document.querySelector("[aria-current]")?.textContent === "d6*b4");
    await page.evaluate(() => (location.hash = "#9.99"));
    await page.waitForTimeout(200);
    assert.equal(await page.locator("article:visible").count(), 1, "a link to nowhere does no harm");
    await page.close();
  },

  async names() {
    const page = await open(write("names", ["antarktos-breakthrough", "argo-common-window"]));
    const nameless = await page.evaluate(() =>
      [...document.querySelectorAll("button, a, select, [role=img], [role=toolbar], section")].filter(
        (e) => !(e.getAttribute("aria-label") ?? e.querySelector("title")?.textContent ?? e.labels?.[0]?.textContent ??
          e.textContent).trim()).map((e) => e.outerHTML.slice(0, 100)));
    assert.deepEqual(nameless, []);
    const tree = await article(page).ariaSnapshot();
    assert.match(tree, /img "Antarktos: Start/);
    assert.match(tree, /button "Flip the board"/);
    await page.keyboard.press("Tab");
    assert.notEqual(await page.evaluate(() => document.activeElement.tagName), "BODY", "the keyboard gets somewhere");
    await page.close();
  },

  async russian() {
    const page = await open(write("ru", ["antarktos-breakthrough"], "--lang", "ru"));
    await press(page, "ArrowRight");
    assert.equal(await desc(page), described("antarktos-breakthrough", 1, "--lang", "ru"));
    assert.match(await said(page), /^Полуход 1, белые: g3-f4\./);
    assert.equal(await page.evaluate(() => document.documentElement.lang), "ru");
    await press(page, "End");
    await page.screenshot({ path: join(shots, "ru.png") });
    await page.close();
  },

  async withoutScript() {
    const path = write("plain", ["antarktos-breakthrough", "argo-common-window"]);
    const page = await open(path, { javaScriptEnabled: false });
    assert.equal(await page.locator("article:visible").count(), 2);
    assert.equal(await page.locator("figure:visible").count(), 4, "the first and the last position of both");
    assert.equal(await page.locator("button:visible").count(), 0);
    assert.ok(await page.getByRole("link", { name: "e7:g5" }).isVisible());
    const size = await page.locator(".board svg").first().boundingBox();
    assert.ok(size.width > 300 && size.height > 300);
    await page.screenshot({ path: join(shots, "plain.png"), fullPage: true });
    await page.close();
  },

  async sizes() {
    for (const file of ["antarktos-breakthrough", "ugolki80-photo-finish", "argo-common-window"]) {
      const bytes = statSync(write("size", [file])).size;
      console.log(`  ${file}: ${bytes} bytes`);
      assert.ok(bytes < 60 << 10);
    }
  },

  async screenshots() {
    for (const file of ["antarktos-breakthrough", "ugolki80-photo-finish", "argo-common-window"])
      for (const [width, viewport] of Object.entries({ desktop, phone }))
        for (const colorScheme of ["light", "dark"]) {
          const page = await open(write("shot", [file]), { viewport, colorScheme, hash: "#1.12" });
          await page.waitForTimeout(500);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          assert.equal(wide, false, `${file} fits the width of a ${width}`);
          await page.screenshot({ path: join(shots, `${file}-${width}-${colorScheme}.png`) });
          await page.close();
        }
    const page = await open(write("paper", ["antarktos-breakthrough"]), { hash: "#1.12" });
    await page.pdf({ path: join(shots, "paper.pdf"), format: "A4" });
    await page.close();
  },
};

mkdirSync(shots, { recursive: true });
let failed = 0;
const wanted = process.argv.slice(2);
for (const [name, check] of Object.entries(checks)) {
  if (wanted.length && !wanted.includes(name)) continue;
  try {
    await check();
    console.log(`ok   ${name}`);
  } catch (error) {
    ++failed;
    console.log(`FAIL ${name}: ${error.stack ?? error}`);
  }
}
await browser.close();
rmSync(folder, { recursive: true });
console.log(failed ? `${failed} checks failed` : "all checks hold");
process.exit(failed ? 1 : 0);
