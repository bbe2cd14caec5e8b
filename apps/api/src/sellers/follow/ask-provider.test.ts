import type { PhoneChannel } from '@traslado/domain/channels/channel';
import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { listOpenAlerts } from '../../db/staff-alerts.ts';
import type { Approval, MessageTaken } from '../../ports/channels.ts';
import { findApproval } from '../../store/channel/approval-repository.ts';
import { findCostOfPart } from '../../store/channel/delivery-repository.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { readApprovals, readCosts } from './ask-provider.ts';

const test = useTestApp();
let start = 0;
beforeAll(() => {
  start = test.now();
});
afterEach(() => test.setNow(start));

const number = `HX${'100'.padStart(32, '0')}`;

it('reads each template in use once an hour; one that is stopped is a matter until it is right or out of use', async () => {
  const asked: string[] = [];
  let says: Approval | null = { state: 'approved', reason: null };
  const provider = {
    readApproval: async (one: string) => {
      asked.push(one);
      return one === number ? says : ({ state: 'approved', reason: null } as const);
    },
  };
  const after = (hours: number) => readApprovals(test.db, provider, start + hours * HOUR_MS);
  const open = () => listOpenAlerts(test.db, 'catalogue.stopped_template');
  expect([await after(0.5), asked.length]).toEqual([0, 0]);
  expect(await after(1)).toBe(12);
  expect(new Set(asked).size).toBe(12);
  says = { state: 'paused', reason: 'Many readers reported it' };
  await after(2);
  expect([await findApproval(test.db, number), await open()]).toMatchObject([says, [number]]);
  // No answer changes nothing.
  says = null;
  expect(await after(3)).toBe(11);
  expect([(await findApproval(test.db, number))?.state, await open()]).toEqual(['paused', [number]]);
  says = { state: 'approved', reason: null };
  await after(4);
  expect(await open()).toEqual([]);
  says = { state: 'rejected', reason: null };
  await after(5);
  expect(await open()).toEqual([number]);
  await sql`update message_template set active = false where content_number = ${number}`.execute(test.db);
  await after(5.1);
  expect(await open()).toEqual([]);
});

it('reads the cost of a message an hour after it, and knows by it what a part costs', async () => {
  await sql`insert into ride_notice (transfer_id, audience, fact, kind, channel, pick_up_at, was_at, reason, learned_at, made_at, outcome)
    select id, 'guest', 1, 'landed', 'sms', pickup_at, pickup_at, 'actual_gate', pickup_at, pickup_at, 'waiting' from transfer limit 1`.execute(
    test.db,
  );
  const cost = (costMicros: number | null) => ({
    read: async (): Promise<MessageTaken> => ({
      ...{ providerId: 'SM1', state: 'delivered', reason: null, parts: 2, costMicros },
    }),
  });
  const send = (channel: PhoneChannel, at: number) =>
    sql`
    insert into notice_delivery (notice_id, channel, number, state, key, provider_id, handed_over_at)
    select id, ${channel}, 1, 'delivered', ${`key-${channel}`}, 'SM1', ${new Date(at)} from ride_notice limit 1`.execute(
      test.db,
    );
  await send('sms', start);
  expect(await readCosts(test.db, cost(111_800), start + 59 * MINUTE_MS)).toBe(0);
  expect(await readCosts(test.db, cost(null), start + HOUR_MS)).toBe(0);
  expect(await findCostOfPart(test.db)).toBeNull();
  expect(await readCosts(test.db, cost(111_800), start + HOUR_MS)).toBe(1);
  expect(await readCosts(test.db, cost(1), start + HOUR_MS)).toBe(0);
  expect(await findCostOfPart(test.db)).toBe(55_900);
});
