/** Lines that are printed again when fewer of them are the same: a reference would not be shorter to read. */
const FEWEST = 5;

/** Place of a line that was printed in full. */
type Printed = { readonly name: string; readonly lines: readonly string[]; readonly start: number };

/** Prints the sections of a file: a run of lines that an earlier section has in full becomes a reference to it. */
export class PrintOnce {
  readonly #printed = new Map<string, Printed[]>();

  print(name: string, lines: readonly string[]): string[] {
    const out: string[] = [];
    let inFull: string[] = [];
    const keep = () => {
      if (inFull.length >= FEWEST) this.#index(name, inFull);
      inFull = [];
    };
    for (let at = 0; at < lines.length; ) {
      const { length, of } = this.#longestRun(lines, at);
      if (length < FEWEST) {
        out.push(lines[at] ?? '');
        inFull.push(lines[at] ?? '');
        at += 1;
        continue;
      }
      keep();
      const indent = /^ */.exec(lines[at] ?? '')?.[0] ?? '';
      out.push(`${indent}-- … ${length} lines of ${of}`);
      at += length;
    }
    keep();
    return out;
  }

  #index(name: string, lines: readonly string[]): void {
    for (const [start, line] of lines.entries()) {
      const places = this.#printed.get(line) ?? [];
      places.push({ name, lines, start });
      this.#printed.set(line, places);
    }
  }

  #longestRun(lines: readonly string[], from: number): { length: number; of: string } {
    let best = { length: 0, of: '' };
    for (const { name, lines: earlier, start } of this.#printed.get(lines[from] ?? '') ?? []) {
      let length = 0;
      while (from + length < lines.length && lines[from + length] === earlier[start + length]) length += 1;
      if (length > best.length) best = { length, of: name };
    }
    return best;
  }
}
