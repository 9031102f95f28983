# What the scripts here share. Times are the best of some runs, in microseconds.

bin=${1:-build/release/bin}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# best RUNS COMMAND...
best() {
  runs=$1
  shift
  for _ in $(seq "$runs"); do
    begin=$(date +%s%N)
    "$@" > "$work/out" 2> "$work/err" < /dev/null || true
    end=$(date +%s%N)
    echo $(((end - begin) / 1000))
  done | sort -n | head -n 1
}

# memory COMMAND...: the most that the process had in memory, in MiB (by GNU time).
memory() {
  command time -f %M -o "$work/memory" "$@" > /dev/null 2> /dev/null || true
  awk 'END { printf "%.1f", $1 / 1024 }' "$work/memory"
}

# repeated FILE BYTES: the file again and again until that size, at record ends.
repeated() {
  size=0
  while [ "$size" -lt "$2" ]; do
    cat "$1"
    size=$((size + $(stat -c %s "$1")))
  done
}
