type Change = { readonly before: unknown; readonly after: unknown };

/** True for a change that brought back a state of before. The newest change stands first. */
export function isRestored(entries: readonly Change[], place: number): boolean {
  const after = entries[place]?.after ?? null;
  if (after === null) return false;
  const text = JSON.stringify(after);
  return entries
    .slice(place + 1)
    .some((entry) => [entry.before, entry.after].some((state) => JSON.stringify(state) === text));
}
