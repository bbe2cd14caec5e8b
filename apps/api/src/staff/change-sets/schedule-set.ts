import type { Confirmed } from '@traslado/contract/schemas/unusual-prices';
import { isInScope } from '@traslado/domain/access/scope';
import type { Language } from '@traslado/domain/language';
import { toInstant } from '@traslado/domain/time/zone';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { updateState } from '../../store/change-set/repository.ts';
import { describeHindrances } from './describe-hindrances.ts';
import { noteDeed } from './note-deed.ts';
import { checkPublisher, rehearseSet } from './publish-set.ts';
import { seeSet } from './see-sets.ts';

type Wish = {
  readonly id: number;
  readonly seenVersion: number | null;
  /** The time on the property's clocks. */
  readonly date: string;
  readonly time: string;
  readonly property_id: number;
  readonly now: number;
  readonly confirmed: Confirmed;
  readonly language: Language;
};

/**
 * Schedules a set that could be published now, with the scheduler's rights; its unusual prices are confirmed here, since nobody is asked at
 * night. Of a time that the clock shows twice the first counts. Codes: those of `publishSet`, `change_set.row_stale`,
 * `change_set.rows_refused`, `change_set.past`, `time.skipped`, `field.invalid`.
 */
export async function scheduleSet(
  { db, inventory }: { readonly db: Db; readonly inventory: Pick<Inventory, 'current'> },
  staff: StaffCaller,
  { id, seenVersion, date, time, property_id, now, confirmed, language }: Wish,
): Promise<{ readonly isRepeated: boolean }> {
  const set = await seeSet(db, staff, { id, seenVersion });
  const property = inventory.current().properties.find((one) => one.id === property_id);
  if (!property || !isInScope(staff.scope, property_id))
    throw new Refused('field.invalid', { field: 'property_id' });
  const { kind, at: publishAt } = toInstant(date, time, property.timeZone);
  if (kind === 'skipped') throw new Refused('time.skipped', { field: 'time' });
  if (publishAt <= now) throw new Refused('change_set.past', { field: 'time' });
  if (set.status !== 'ready') throw new Refused('change_set.moved');
  const rehearsed = await rehearseSet(db, staff, set, { now, confirmed });
  if ('hindrances' in rehearsed)
    throw await describeHindrances(db, rehearsed.hindrances, { language, scope: staff.scope });
  await db.transaction().execute(async (tx) => {
    const { username, accountId } = staff;
    const zone = property.timeZone;
    const scheduled = { username, accountId, publishAt, zone, confirmed: rehearsed.confirmed };
    const move = { id, version: set.version, from: ['ready'], to: 'scheduled' } as const;
    if (!(await updateState(tx, move, { scheduled, failure: null }))) throw new Refused('change_set.moved');
    await checkPublisher(tx, staff, set);
    await enqueue(tx, { kind: 'publish_change_set', payload: { changeSetId: id }, runAt: publishAt, now });
    const detail = { publish_at: new Date(publishAt).toISOString(), zone };
    await noteDeed(tx, staff, { id, action: 'schedule', now, ...detail });
  });
  return { isRepeated: kind === 'repeated' };
}
