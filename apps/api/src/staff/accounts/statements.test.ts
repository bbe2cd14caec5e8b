import { beforeAll, describe, expect, it } from 'vitest';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import { demoPassword, demoUsername } from '../../demo/staff.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { makeStaff, ownPage, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

let staff: Staff;

const test = useTestApp();
beforeAll(async () => {
  staff = await makeStaff(test, ['administrator']);
});

const leave = (from: number, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      insertStaffAlert(test.db, {
        kind: 'sale.failed',
        subject: String(from + index),
        detail: '',
        couponId: null,
        now: test.now(),
      }),
    ),
  );

function count(work: () => Promise<{ statusCode: number }>): Promise<number> {
  return countStatements(async () => expect((await work()).statusCode).toBeLessThan(300));
}

describe('statements a call of staff', () => {
  it('signing in, asking for the profile, and out', async () => {
    const payload = { username: demoUsername('finance'), password: demoPassword };
    const url = '/v1/staff/session';
    // The account, its second factor, and the writes that open the session.
    expect(await count(() => test.app.inject({ method: 'POST', url, headers: ownPage, payload }))).toBe(5);
    expect(await count(() => staff.ask('GET', '/profile'))).toBe(2);
    const other = await makeStaff(test, ['finance']);
    expect(await count(() => other.ask('DELETE', url))).toBe(2);
  });

  it('what waits for a person, however much waits', async () => {
    await leave(1_000, 1);
    const list = () => staff.ask('GET', '/v1/staff/alerts');
    expect(await count(list)).toBe(3);
    const { open: before } = (await list()).json();
    await leave(2_000, 150);
    expect(await count(list)).toBe(3);
    const { alerts, open } = (await list()).json();
    expect([alerts.length, open - before]).toEqual([100, 150]);
    const url = `/v1/staff/alerts/${alerts[0].id}`;
    expect(await count(() => staff.ask('PATCH', url, { payload: { note: 'looked at' } }))).toBe(4);
  });

  it('a letter, to one or to ten', async () => {
    const send = (letters: number) => () =>
      staff.ask('POST', '/v1/serviceManage/email-service/send', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams([
          ...Array.from({ length: letters }, (_, n): [string, string] => [
            `to[${n}]`,
            `guest${letters}.${n}@visitor.example`,
          ]),
          ['subject', 'Your ride'],
          ['message', 'Your driver waits at the exit of hall 3.'],
        ]).toString(),
      });
    expect(await count(send(1))).toBe(6);
    expect(await count(send(10))).toBe(6);
  });
});
