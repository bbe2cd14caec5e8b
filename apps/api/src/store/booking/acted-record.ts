import type { ActingSaid } from '@traslado/domain/desk/acting';
import type { OverriddenRule } from '@traslado/domain/desk/overrides';

/** The member of staff who acted, their reason and the rules that they overrode. Kept with the change. */
export type ActedRecord = ActingSaid & {
  readonly accountId: number;
  readonly username: string;
  readonly overrides: readonly OverriddenRule[];
};
