import { notificationGroups } from '@traslado/domain/catalogues/notification-groups';
import { beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { replaceRecipients } from '../../inventory/refresh-repository.ts';
import { listNotified } from '../../mail/repository.ts';
import { startWork } from '../../start-work.ts';
import { addRow, changeRow } from '../../testing/change-row.ts';
import { makePaid } from '../../testing/changes.ts';
import { serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let keeper: Staff;
beforeAll(async () => {
  keeper = await makeStaff(test, ['concierge']);
});

const topic = 'TRANS:CARTACONFIRMACION';
const tag = `${topic}:BP`;
const add = (facts: object) =>
  addRow(keeper, notificationGroups, { topic, property_id: 1, active: true, ...facts });

/** The recipients of the next booking's notice. */
async function told(): Promise<string[]> {
  await test.db.deleteFrom('mail').where('kind', '=', 'resort_notice').execute();
  const work = startWork({
    ...{
      db: test.db,
      clock: { now: test.now },
      inventory: test.backends.inventory,
      roles: test.backends.roles,
      log: test.app.log,
    },
    config: readConfig({}),
    letterPool: { render: async () => new TextEncoder().encode('%PDF-1.7'), close: async () => {} },
    payments: test.payments.port,
  });
  await makePaid(test, serviceOf.suvRoundTrip);
  const mails = await vi.waitFor(
    async () => {
      const rows = await test.db
        .selectFrom('mail')
        .select('recipients')
        .where('kind', '=', 'resort_notice')
        .execute();
      expect(rows).not.toEqual([]);
      return rows;
    },
    { timeout: 15_000, interval: 100 },
  );
  await work.stop();
  return mails.flatMap(({ recipients }) => recipients).sort();
}

it('says who is told of the next booking', async () => {
  const before = await told();
  const night = await add({ name: 'Night desk', email: 'night@perla.example' });
  expect(night.statusCode).toBe(201);
  expect(await told()).toEqual([...before, 'night@perla.example'].sort());
  const { id } = night.json();
  await changeRow(keeper, notificationGroups, id, { email: 'late@perla.example' });
  expect(await told()).toEqual([...before, 'late@perla.example'].sort());
  await changeRow(keeper, notificationGroups, id, { active: false });
  expect(await told()).toEqual(before);
});

it('shows in the call of the specification under its tag', async () => {
  await add({ topic: 'TRANS:CONTACTO', name: 'Concierge', email: 'concierge@perla.example' });
  const url = '/v1/serviceManage/notification-groups?columns=email,notification_tag,status';
  const answer = await keeper.ask('GET', `${url}&notification_tag=TRANS:CONTACTO:BP`);
  expect(answer.json()).toEqual([
    { email: 'concierge@perla.example', notification_tag: 'TRANS:CONTACTO:BP', status: 1 },
  ]);
});

it('is told once of one thing', async () => {
  const desk = { name: 'Desk', email: 'twice@perla.example' };
  expect((await add(desk)).statusCode).toBe(201);
  const again = await add({ ...desk, name: 'The same desk' });
  expect([again.statusCode, again.json().code, again.json().field]).toEqual([
    409,
    'notification_group.name_taken',
    'email',
  ]);
});

it('stays as staff wrote it when the group’s list is read again', async () => {
  const ended = { name: 'Ended', email: 'ended@perla.example', active: false };
  const { id } = (await add(ended)).json();
  const theirs = ['ended@perla.example', 'theirs@perla.example'];
  for (const _ of [1, 2])
    await test.db.transaction().execute((tx) => replaceRecipients(tx, { topic, propertyId: 1 }, theirs));
  const notified = await listNotified(test.db, [tag]);
  expect(notified).toContain('theirs@perla.example');
  expect(notified).not.toContain('ended@perla.example');
  const row = (await keeper.ask('GET', `/v1/staff/notification-groups/${id}`)).json();
  expect(row.notification_group).toMatchObject({ ...ended, version: 1 });
});
