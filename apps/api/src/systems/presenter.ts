import type { CallAnswer } from '@traslado/contract/schemas';
import { toIso } from '@traslado/domain/time/instant';
import type { SystemKeyRecord } from '../store/account/system-record.ts';

type Key = CallAnswer<'listSystemKeys'>['keys'][number];

const when = (at: number | null): string | null => (at === null ? null : toIso(at));

export const presentKey = ({ id, ending, madeAt, madeBy, usedAt, endedAt }: SystemKeyRecord): Key => ({
  id,
  ending,
  made_at: toIso(madeAt),
  made_by: madeBy,
  used_at: when(usedAt),
  ended_at: when(endedAt),
});
