/** Lines that are printed again when fewer of them are the same: a reference would not be shorter to read. */
const FEWEST = 5;

type Printed = { readonly name: string; readonly lines: readonly string[] };

/** Prints the sections of a file: a run of lines that an earlier section has in full becomes a reference to it. */
export class PrintOnce {
  readonly #printed: Printed[] = [];

  print(name: string, lines: readonly string[]): string[] {
    const out: string[] = [];
    let inFull: string[] = [];
    const keep = () => {
      if (inFull.length >= FEWEST) this.#printed.push({ name, lines: inFull });
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

  #longestRun(lines: readonly string[], from: number): { length: number; of: string } {
    let best = { length: 0, of: '' };
    for (const { name, lines: earlier } of this.#printed)
      for (let start = 0; start < earlier.length; start += 1) {
        let length = 0;
        while (from + length < lines.length && lines[from + length] === earlier[start + length]) length += 1;
        if (length > best.length) best = { length, of: name };
      }
    return best;
  }
}
