import { isStopped } from '@traslado/domain/channels/approval';
import { HOUR_MS } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import { insertStaffAlert, resolveSettledAlerts, resolveStaffAlerts } from '../../db/staff-alerts.ts';
import type { Channels } from '../../ports/channels.ts';
import { listTemplatesInUse, upsertApproval } from '../../store/channel/approval-repository.ts';
import { listWithoutCost, noteCost } from '../../store/channel/delivery-repository.ts';

const STOPPED = 'catalogue.stopped_template';

/** Questions of one run. */
export const ASKED_AT_ONCE = 50;

/**
 * Reads the states of the templates in use, each once an hour: the provider tells nobody that it paused one. One that it stopped is a matter, which
 * closes by itself.
 */
export async function readApprovals(
  db: Db,
  channels: Pick<Channels, 'readApproval'>,
  now: number,
): Promise<number> {
  const inUse = await listTemplatesInUse(db);
  const due = inUse
    .filter(({ readAt }) => readAt === null || now - readAt >= HOUR_MS)
    .slice(0, ASKED_AT_ONCE);
  let read = 0;
  for (const { contentNumber } of due) {
    const said = await channels.readApproval(contentNumber);
    if (!said) continue;
    read += 1;
    await upsertApproval(db, { ...said, contentNumber, readAt: now });
    const { state, reason } = said;
    if (isStopped(state))
      await insertStaffAlert(db, {
        ...{ kind: STOPPED, subject: contentNumber, couponId: null, now },
        detail: [state, reason].filter(Boolean).join(': '),
      });
    else await resolveStaffAlerts(db, { kinds: [STOPPED], subject: contentNumber, now });
  }
  const numbers = new Set(inUse.map(({ contentNumber }) => contentNumber));
  await resolveSettledAlerts(db, { kind: STOPPED, isSettled: (subject) => !numbers.has(subject), now });
  return read;
}

/** Reads the costs of messages, which the provider knows only after they arrived. */
export async function readCosts(db: Db, channels: Pick<Channels, 'read'>, now: number): Promise<number> {
  let read = 0;
  for (const { id, channel, providerId } of await listWithoutCost(db, { now, limit: ASKED_AT_ONCE })) {
    const said = await channels.read({ channel, providerId });
    if (!said || said.costMicros === null) continue;
    await noteCost(db, id, said);
    read += 1;
  }
  return read;
}
