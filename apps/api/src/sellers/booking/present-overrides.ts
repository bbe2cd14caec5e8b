import type { CallAnswer } from '@traslado/contract/schemas';
import type { Override } from '@traslado/domain/desk/overrides';
import { toDecimal } from '@traslado/domain/money';

type View = CallAnswer<'cancelForGuest'>['overrides'];

/** The rules that staff override, each with the requirements of its row in the table. */
export const presentOverrides = (overrides: readonly Override[]): View =>
  overrides.map(({ rule, needsNote, upToMinor }) => ({
    rule,
    needs_note: needsNote,
    limit: upToMinor === null ? null : toDecimal(upToMinor),
  }));
