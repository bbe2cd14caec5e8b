/** The message that opens once one is over: the one after it, else the one before; null where none waits any more. */
export function nextAfter<T extends { readonly id: number }>(waiting: readonly T[], id: number): T | null {
  const at = waiting.findIndex((one) => one.id === id);
  return (at < 0 ? waiting[0] : (waiting[at + 1] ?? waiting[at - 1])) ?? null;
}
