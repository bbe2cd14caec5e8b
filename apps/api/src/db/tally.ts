/** Recent counts of many subjects, in memory. */
export type Tally = {
  readonly add: (subject: string, at: number, times?: number) => void;
  /** Times within the window before `now`. */
  readonly count: (subject: string, now: number) => number;
  readonly clear: () => void;
};

type Entry = { readonly at: number; times: number };

/**
 * @param grainMs times so close together are kept as one entry, and forgotten with the first of them
 * @param mostSubjects the one that has not come up for longest is forgotten first
 */
export function createTally({
  windowMs,
  grainMs,
  mostSubjects,
}: {
  readonly windowMs: number;
  readonly grainMs: number;
  readonly mostSubjects: number;
}): Tally {
  const entries = new Map<string, Entry[]>();
  return {
    add(subject, at, times = 1) {
      const start = at - (at % grainMs);
      const known = (entries.get(subject) ?? []).filter((entry) => entry.at > start - windowMs);
      const same = known.find((entry) => entry.at === start);
      if (same) same.times += times;
      else known.push({ at: start, times });
      // Written again, so that the order is that of the last time.
      entries.delete(subject);
      const [oldest] = entries.keys();
      if (oldest !== undefined && entries.size >= mostSubjects) entries.delete(oldest);
      entries.set(subject, known);
    },
    count: (subject, now) =>
      (entries.get(subject) ?? []).reduce(
        (sum, { at, times }) => (at > now - windowMs ? sum + times : sum),
        0,
      ),
    clear: () => entries.clear(),
  };
}
