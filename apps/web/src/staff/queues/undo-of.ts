/** A change of a row's owner that puts things back. `seen` is the owner it takes it from. */
export type Charge = { readonly take: boolean; readonly seen: string | null };

/**
 * The change that undoes another one. Null after a take-over: a row cannot be given to a colleague.
 * @param before the owner until then
 */
export function undoOfCharge(
  before: string | null,
  { take, me }: { readonly take: boolean; readonly me: string },
): Charge | null {
  if (take) return before === null ? { take: false, seen: me } : null;
  return before === me ? { take: true, seen: null } : null;
}
