import { calls } from '@traslado/contract/calls';
import type { CallAnswer } from '@traslado/contract/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePaid } from '../../testing/changes.ts';
import { makePending, serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const url = '/v1/staff/booking-views';

let concierge: Staff;
let auditor: Staff;
let paid: string;
let pending: string;
beforeAll(async () => {
  concierge = await makeStaff(test, ['concierge']);
  auditor = await makeStaff(test, ['auditor']);
  paid = (await makePaid(test)).code;
  pending = (await makePending(test, serviceOf.suvArrival)).code;
});

async function ask(question: object, staff = concierge): Promise<CallAnswer<'askBookingView'>> {
  const answer = await staff.ask('POST', `${url}/ask`, { payload: { question } });
  expect(answer.statusCode, answer.body).toBe(200);
  return calls.askBookingView.shapes.answer.parse(answer.json());
}
const numbers = ({ rows }: { rows: readonly { number: string }[] }) =>
  rows.map(({ number }) => number).sort();
const keep = (staff: Staff, name: string, more: object = {}) =>
  staff.ask('POST', url, { payload: { name, question: { columns: ['guest'] }, ...more } });
const views = async (staff: Staff) =>
  calls.listBookingViews.shapes.answer.parse((await staff.ask('GET', url)).json()).views;

describe('a list of bookings', () => {
  it('has what is asked for, with the columns in their order', async () => {
    const all = await ask({ columns: ['due', 'guest', 'ride', 'status'] });
    expect(all.columns).toEqual(['due', 'guest', 'ride', 'status']);
    expect(numbers(all)).toEqual(expect.arrayContaining([paid, pending]));
    expect(all.total).toBe(all.rows.length);
    const open = await ask({ columns: ['due', 'status'], statuses: ['pending_payment'] });
    expect(open.rows.every(({ status }) => status === 'pending_payment')).toBe(true);
    const first = open.rows.find(({ number }) => number === pending);
    expect(first).toEqual({ id: expect.any(Number), number: pending, due: 95, status: 'pending_payment' });
    const days = { from: 1_000_000, to: 1_000_000 };
    const wrong = await concierge.ask('POST', `${url}/ask`, { payload: { question: { columns: [], days } } });
    expect(wrong.statusCode).toBe(400);
    expect(await ask({ columns: ['guest'], days: { from: -30, to: -29 } })).toMatchObject({
      rows: [],
      total: 0,
    });
    expect(numbers(await ask({ columns: ['guest'], days: { from: 0, to: 400 } }))).toEqual(
      expect.arrayContaining([paid, pending]),
    );
  });

  it('leaves out a column that its reader may not see, and one that is gone', async () => {
    const question = { columns: ['email', 'loyalty_tier', 'guest', 'phone'], order: 'tier' };
    const seen = await ask(question);
    expect([seen.columns, seen.order]).toEqual([['email', 'guest', 'phone'], 'ride']);
    expect(seen.rows[0]?.email).toContain('@');
    const answer = await ask(question, auditor);
    expect(answer.columns).toEqual(['guest']);
    expect(JSON.stringify(answer)).not.toContain('@example.com');
  });

  it('has nothing of properties that one does not work for, in counts neither', async () => {
    const far = await makeStaff(test, ['concierge'], { scope: [2] });
    const { rows } = await ask({ columns: ['guest'], properties: [1] });
    const seen = numbers(await ask({ columns: ['guest'] }, far));
    expect([seen.includes(paid), seen.includes(pending)]).toEqual([false, false]);
    const bookings = rows.flatMap(({ id, number }) => ([paid, pending].includes(number) ? [id] : []));
    expect(await ask({ columns: ['guest'], bookings }, far)).toMatchObject({ rows: [], total: 0 });
    expect((await ask({ columns: ['guest'], bookings })).total).toBe(2);
    for (const properties of [[1], [2_000_000]])
      for (const [path, payload] of [
        [`${url}/ask`, { question: { columns: ['guest'], properties } }],
        [url, { name: 'Mine', question: { columns: ['guest'], properties } }],
      ] as const)
        expect((await far.ask('POST', path, { payload })).json().code).toBe('hotel.not_found');
  });
});

describe('a list that is kept', () => {
  it('is one’s own unless it is shared, and only its owner deletes it', async () => {
    expect((await keep(concierge, 'Mine')).statusCode).toBe(201);
    const { id } = (await keep(concierge, 'Ours', { shared: true })).json();
    expect((await views(concierge)).map(({ name }) => name)).toEqual(['Mine', 'Ours']);
    expect(await views(auditor)).toMatchObject([{ name: 'Ours', is_own: false, by: concierge.username }]);
    expect((await auditor.ask('DELETE', `${url}/${id}`)).json().code).toBe('view.not_found');
    expect((await concierge.ask('DELETE', `${url}/${id}`)).statusCode).toBe(200);
    expect(await views(auditor)).toEqual([]);
    expect((await auditor.ask('GET', '/v1/staff/reports')).json().kept).toEqual([]);
  });

  it('stands without a column that is gone, and without those that its reader may not see', async () => {
    await test.db
      .insertInto('kept_question')
      .values({
        kind: 'bookings',
        name: 'Of old',
        shared: true,
        question: JSON.stringify({ columns: ['loyalty_tier', 'guest', 'email'], order: 'tier' }),
        account_id: concierge.id,
        username: concierge.username,
        created_at: new Date(test.now()),
      })
      .execute();
    const own = async (staff: Staff) => (await views(staff)).find(({ name }) => name === 'Of old')?.question;
    expect(await own(concierge)).toMatchObject({ columns: ['guest', 'email'], order: 'ride' });
    expect(await own(auditor)).toMatchObject({ columns: ['guest'] });
  });

  it('names nobody: a text beside its numbers is refused', async () => {
    for (const more of [{ search: 'Rivera' }, { guest: 'Rivera' }, { bookings: ['Rivera'] }])
      expect((await keep(concierge, 'X', { question: { columns: [], ...more } })).statusCode).toBe(400);
  });

  it('is not for who may not see bookings', async () => {
    const catalogue = await makeStaff(test, ['catalogue']);
    expect((await catalogue.ask('GET', url)).statusCode).toBe(403);
    expect((await keep(catalogue, 'X')).statusCode).toBe(403);
  });
});
