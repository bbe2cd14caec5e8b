import { includedRules } from '@traslado/domain/catalogues/included-rules';
import { beforeAll, expect, it } from 'vitest';
import { addRow, changeRow } from '../../testing/change-row.ts';
import { bodyOf, create, type GuestOf, makeStay, serviceOf, signIn } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let keeper: Staff;
let guest: GuestOf;
let token: string;
beforeAll(async () => {
  keeper = await makeStaff(test, ['revenue']);
  guest = await makeStay(test, { rate_plan: 'HONEY', market_segment: 'WEDDING' });
  token = await signIn(test, guest);
});

/** The included services of the stay of seven nights. */
async function included(): Promise<number[]> {
  const url = `/v3/transfers/include?hotel=BP&folio=${guest.folio}&airport_id=1`;
  const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  return answer.json().map(({ id }: { id: number }) => id);
}

const rule = {
  description: 'Honeymoon',
  rate_plan: 'Honey',
  min_nights: 0,
  is_member: 'either',
  active: true,
};

it('includes a ride for the stays that it names, and the price is 0', async () => {
  expect(await included()).toEqual([]);
  const added = await addRow(keeper, includedRules, rule);
  expect(added.statusCode).toBe(201);
  const { id } = added.json();
  expect(await included()).toEqual([serviceOf.sharedRoundTrip]);
  for (const [change, fits] of [
    [{ min_nights: 8 }, false],
    [{ min_nights: 7 }, true],
    [{ market_segment: 'GROUPS' }, false],
    [{ market_segment: ' wedding ' }, true],
    [{ is_member: 'yes' }, false],
    [{ is_member: 'no' }, true],
    [{ is_guest: 'yes' }, false],
    [{ is_guest: 'no' }, true],
    [{ club: 'Gold' }, false],
    [{ club: '' }, true],
    [{ active: false }, false],
    [{ active: true }, true],
  ] as const) {
    expect((await changeRow(keeper, includedRules, id, change)).statusCode).toBe(200);
    expect(await included(), JSON.stringify(change)).toEqual(fits ? [serviceOf.sharedRoundTrip] : []);
  }
  const body = await bodyOf(test, guest, serviceOf.sharedRoundTrip);
  const made = await create(test, token, serviceOf.sharedRoundTrip, body);
  expect(made.json()).toMatchObject({ status: 'confirmed', amount_due: 0 });
});

it.each([
  ['a service of another property', { service_id: 411 }, 'service_id'],
  ['-1 nights', { min_nights: -1 }, 'min_nights'],
  ['a member who may be', { is_member: 'maybe' }, 'is_member'],
])('refuses %s', async (_, facts, field) => {
  const answer = await addRow(keeper, includedRules, facts);
  expect([400, 422]).toContain(answer.statusCode);
  expect(answer.json().field).toBe(field);
});
