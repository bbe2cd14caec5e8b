import { toIso } from '@traslado/domain/time/instant';

/** A change as the audit keeps it. */
type Kept<F, A extends string> = {
  readonly id: number;
  readonly change: A;
  readonly username: string;
  readonly name: string;
  readonly at: number;
  readonly before: F | null;
  readonly after: F | null;
};

/** An entry of any history on the wire. */
export const presentChange = <F, A extends string, W>(
  { id, change, username, name, at, before, after }: Kept<F, A>,
  presentFacts: (facts: F) => W,
) => ({
  id,
  action: change,
  at: toIso(at),
  by: username,
  by_name: name,
  before: before && presentFacts(before),
  after: after && presentFacts(after),
});
