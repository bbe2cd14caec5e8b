type Numbered = { readonly id: number };

/** Numbers without an entry that fall between neighbours of a list, by the newer neighbour, each once. */
export function unusedBelow(
  entries: readonly Numbered[],
  unused: readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const placed = new Map<number, readonly number[]>();
  for (const number of unused) {
    const newer = entries.find(({ id }, place) => id > number && (entries[place + 1]?.id ?? id) < number);
    if (newer) placed.set(newer.id, [...(placed.get(newer.id) ?? []), number]);
  }
  return placed;
}
