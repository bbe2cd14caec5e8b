import { terms } from '@traslado/domain/catalogues/terms';
import { expect, it } from 'vitest';
import { confirmation } from '../../mail/letters/confirmation.ts';
import { writeLetter } from '../../mail/mail-letter.ts';
import { findOwnersLetterFacts } from '../../sellers/letter/find-letter-facts.ts';
import { editRow, mustEditRow } from '../../testing/edit-row.ts';
import { makePending, serviceOf } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const url = '/v1/staff/terms';

const sheet = async () => {
  const path = `/v1/serviceManage/transfers-services-for-sale/BP?service_date=2026-12-21&is_round_trip=1&airport_id=1&expand=sheet&language=EN`;
  const offers = (await test.get(path)).json() as {
    id: number;
    sheet: { terms: string[]; policies: string[] };
  }[];
  const found = offers.find(({ id }) => id === serviceOf.suvRoundTrip)?.sheet;
  if (!found) throw new Error('the service is not offered');
  return found;
};
const book = async () => {
  const { code } = await makePending(test);
  const { id } = await test.db
    .selectFrom('coupon')
    .select('id')
    .where('coupon_code', '=', code)
    .executeTakeFirstOrThrow();
  return id;
};
const acceptedBy = (couponId: number) =>
  test.db
    .selectFrom('accepted_terms')
    .innerJoin('accepted_text', 'accepted_text.version', 'accepted_terms.version')
    .select(['kind', 'terms_id', 'language', 'accepted_at', 'lines', 'accepted_text.version'])
    .where('coupon_id', '=', couponId)
    .orderBy('kind')
    .execute();
const lettersOf = async (couponId: number) => {
  const deps = { db: test.db, inventory: test.backends.inventory, publicUrl: 'https://rides.perla.example' };
  const facts = await findOwnersLetterFacts(deps, couponId, test.now());
  if (!facts) throw new Error('there is no such booking');
  return { coupon: facts.coupon, mail: writeLetter(confirmation, facts).text };
};
const version = { ...terms.example, name: 'Cancellation', in_force_from: '2026-11-01' };

it('of the service alone are accepted under the hash of what they say', async () => {
  const { terms: lines, policies } = await sheet();
  expect(lines).not.toEqual([]);
  const [first, second] = [await acceptedBy(await book()), await acceptedBy(await book())];
  expect(first).toMatchObject([
    { kind: 'cancellation', terms_id: null, lines: policies },
    { kind: 'terms', terms_id: null, lines, language: 'en', accepted_at: test.now() },
  ]);
  expect(second.map((one) => one.version)).toEqual(first.map((one) => one.version));
  expect(first[1]?.version).toMatch(/^[0-9a-f]{32}$/);
});

it('of a property stand on the sheet, are accepted with a booking, and stay as they were accepted', async () => {
  const keeper = await makeStaff(test, ['catalogue']);
  const before = await sheet();
  const row = (await keeper.ask('POST', url, { payload: version })).json();
  const change = { text_en: ['Cancel up to 7 hours before.'] };
  await mustEditRow(keeper, terms, { id: row.id, change });
  expect((await sheet()).policies).toEqual([...change.text_en, ...before.policies]);
  const coupon = await book();
  expect((await acceptedBy(coupon))[0]).toMatchObject({
    kind: 'cancellation',
    terms_id: row.id,
    lines: [...change.text_en, ...before.policies],
  });
  const { coupon: view, mail } = await lettersOf(coupon);
  expect(view.policies[0]).toBe('Cancel up to 7 hours before.');
  expect(mail).toContain('Cancel up to 7 hours before.');

  const changed = await editRow(keeper, terms, { id: row.id, change: { text_en: ['Never.'] } });
  expect([changed.statusCode, changed.json().code]).toEqual([422, 'terms.accepted']);
  const removed = await keeper.ask('DELETE', `${url}/${row.id}?confirmation=Cancellation`);
  expect([removed.statusCode, removed.json().code]).toEqual([409, 'terms_version.in_use']);

  // A newer one follows it: at once for later bookings, never for earlier ones.
  const newer = { ...version, name: 'Newer', in_force_from: '2026-11-02', text_en: ['Cancel until noon.'] };
  await test.db
    .updateTable('coupon')
    .set({ created_at: new Date(test.now() - 60_000) })
    .where('id', '=', coupon)
    .execute();
  await test.db
    .updateTable('terms')
    .set({ created_at: new Date(test.now() - 90_000) })
    .where('id', '=', row.id)
    .execute();
  expect((await keeper.ask('POST', url, { payload: newer })).statusCode).toBe(201);
  expect((await sheet()).policies[0]).toBe('Cancel until noon.');
  expect((await lettersOf(coupon)).coupon.policies[0]).toBe('Cancel up to 7 hours before.');
});

it('begin on their day, and not before', async () => {
  const keeper = await makeStaff(test, ['catalogue']);
  const payload = {
    ...version,
    kind: 'privacy',
    name: 'Later',
    in_force_from: '2030-01-01',
    text_en: ['Later.'],
  };
  const { id } = (await keeper.ask('POST', url, { payload })).json();
  expect((await sheet()).policies).not.toContain('Later.');
  await mustEditRow(keeper, terms, { id, change: { in_force_from: '2026-11-01' } });
  expect((await sheet()).policies).toContain('Later.');
});

it.each([
  [{ text_es: [] }, 422, 'terms.empty', 'text_es'],
  [{ in_force_from: '2026-11-01' }, 409, 'terms_version.name_taken', 'in_force_from'],
])('refuses %o', async (change, status, code, field) => {
  const keeper = await makeStaff(test, ['catalogue']);
  const payload = { ...version, kind: 'disclaimer', name: 'Other' };
  await keeper.ask('POST', url, { payload });
  const other = { ...payload, in_force_from: '2031-01-01', ...change };
  const answer = await keeper.ask('POST', url, { payload: other });
  expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([status, code, field]);
});
