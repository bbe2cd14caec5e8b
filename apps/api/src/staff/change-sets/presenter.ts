import type { ChangeSet } from '@traslado/contract/schemas/change-sets';
import type { Language } from '@traslado/domain/language';
import { toIso } from '@traslado/domain/time/instant';
import { sentenceOf } from '../../http/problems.ts';
import type { SetRecord } from '../../store/change-set/record.ts';
import type { SetDeed } from '../../store/change-set/repository.ts';

/** The scheduler of a set may not publish it any more. It is no refusal: no caller waits for the answer. */
export const NO_RIGHTS = 'change_set.no_rights';

const iso = (at: number | null): string | null => (at === null ? null : toIso(at));

export const presentSet = (set: SetRecord, language: Language): ChangeSet => ({
  id: set.id,
  name: set.name,
  note: set.note,
  state: set.status,
  version: set.version,
  rows: set.rows,
  created_at: toIso(set.createdAt),
  created_by: set.createdBy,
  created_by_name: set.createdName,
  approved_at: iso(set.approvedAt),
  approved_by: set.approvedBy,
  approved_by_name: set.approvedName,
  publish_at: iso(set.publishAt),
  publish_zone: set.publishZone,
  scheduled_by: set.scheduledBy,
  scheduled_by_name: set.scheduledName,
  ended_at: iso(set.endedAt),
  ended_by: set.endedBy,
  ended_by_name: set.endedName,
  failure: set.failure,
  failure_message: set.failure && sentenceOf(set.failure, language),
  batch: set.batchId,
});

/** The shown detail of an action: number of rows, new state, chosen moment, or the reason against it. */
export function presentDeed({ action, at, username, name, detail }: SetDeed) {
  const shown = detail.to ?? detail.rows ?? detail.publish_at ?? detail.code ?? detail.name ?? '';
  return { action, at: toIso(at), by: username, by_name: name, detail: String(shown) };
}
