import { LATE_MS } from '@traslado/domain/change-sets/state';
import { toLocal } from '@traslado/domain/time/zone';
import type { Db } from '../../db/client.ts';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import { problemText, sentenceOf } from '../../http/problems.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import type { SetRecord } from '../../store/change-set/record.ts';
import {
  findConfirmedPrices,
  findSet,
  listLateSets,
  updateState,
} from '../../store/change-set/repository.ts';
import { AsksOnce } from '../expectations/present-unusual.ts';
import { lineOfHindrances } from './describe-hindrances.ts';
import { ALERTS } from './move-set.ts';
import { noteDeed } from './note-deed.ts';
import { NO_RIGHTS } from './presenter.ts';
import { publishSet } from './publish-set.ts';

/** The present rights of a person, by their account's number; null where the account opens nothing any more. */
export type CallerOf = (accountId: number) => Promise<StaffCaller | null>;

/** To a person without the rights the set does not exist. */
const LOST = ['change_set.not_found', 'auth.forbidden', 'scope.whole_group'];

/** The first expected price that a set would break, and the number of further ones. */
function lineOfBroken({ issues }: Refused): string {
  const [first] = issues;
  if (!first) return '';
  const more = issues.length > 1 ? ` And ${issues.length - 1} more.` : '';
  return `${problemText('price.expectation_broken', 'en', first.params)}${more}`;
}

/** Publishes with the scheduler's rights. Returns the reason against it, null where it was published. */
async function tryToPublish(
  db: Db,
  set: SetRecord,
  callerOf: CallerOf,
  now: number,
): Promise<{ code: string; detail: string } | null> {
  const staff = await callerOf(set.scheduledById ?? 0);
  if (!staff?.permissions.includes('change-sets:publish'))
    return { code: NO_RIGHTS, detail: set.scheduledBy ?? '' };
  try {
    const done = await publishSet(db, staff, {
      id: set.id,
      seenVersion: set.version,
      from: ['scheduled'],
      now,
      confirmed: await findConfirmedPrices(db, set.id),
    });
    if (done.isPublished) return null;
    const isStale = done.hindrances.some(({ steps }) =>
      steps.some(({ refusal }) => refusal?.code === 'change_set.row_stale'),
    );
    const code = isStale ? 'change_set.row_stale' : 'change_set.rows_refused';
    return { code, detail: lineOfHindrances(done.hindrances) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // Another one was faster, or it was taken back: there is nothing to do.
    if (error.code === 'change_set.moved' || error.code === 'change_set.stale') return null;
    if (error.code === 'price.expectations_broken') return { code: error.code, detail: lineOfBroken(error) };
    if (error instanceof AsksOnce)
      return { code: error.code, detail: problemText(error.sentence, 'en', error.params) };
    const code = LOST.includes(error.code) ? NO_RIGHTS : error.code;
    return { code, detail: set.scheduledBy ?? '' };
  }
}

/**
 * Publishes a scheduled set whose moment has come. One that cannot be published stays in sight as failed, and staff are alerted. May run
 * any number of times and in several processes at once: the state is changed by one of them.
 */
export async function publishDue(
  db: Db,
  callerOf: CallerOf,
  { id, now }: { readonly id: number; readonly now: number },
): Promise<'published' | 'failed' | 'nothing'> {
  const set = await findSet(db, id, null);
  // It was taken back, or is scheduled for later than when this work was queued.
  if (set?.status !== 'scheduled' || set.publishAt === null || set.publishAt > now) return 'nothing';
  const why = await tryToPublish(db, set, callerOf, now);
  if (!why) return 'published';
  return db.transaction().execute(async (tx) => {
    const { code, detail } = why;
    const move = { id, version: set.version, from: ['scheduled'], to: 'failed' } as const;
    if (!(await updateState(tx, move, { failure: code }))) return 'nothing';
    const by = { accountId: set.scheduledById ?? 0, username: set.scheduledBy ?? '' };
    await noteDeed(tx, by, { id, action: 'fail', now, code, detail });
    const sentence = sentenceOf(code, 'en');
    const told = [set.name, sentence, detail].filter((part) => part !== '').join(' · ');
    await insertStaffAlert(tx, {
      kind: ALERTS.failed,
      subject: String(id),
      detail: told.slice(0, 500),
      couponId: null,
      now,
    });
    return 'failed';
  });
}

/** Alerts staff about scheduled sets that are late. @returns their number */
export async function noteLateSets(db: Db, now: number): Promise<number> {
  const late = await listLateSets(db, { now, lateMs: LATE_MS });
  for (const { id, name, publishAt, zone } of late) {
    const { date, time } = toLocal(publishAt, zone);
    const detail = `${name} · ${date} ${time} ${zone}`;
    await insertStaffAlert(db, { kind: ALERTS.late, subject: String(id), detail, couponId: null, now });
  }
  return late.length;
}
