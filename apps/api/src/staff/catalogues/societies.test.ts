import { societies } from '@traslado/domain/catalogues/societies';
import { expect, it } from 'vitest';
import { confirmation } from '../../mail/letters/confirmation.ts';
import { writeLetter } from '../../mail/mail-letter.ts';
import { letterDocument } from '../../pdf/letter-document.ts';
import { findOwnersLetterFacts } from '../../sellers/letter/find-letter-facts.ts';
import { makePaid } from '../../testing/changes.ts';
import { editRow } from '../../testing/edit-row.ts';
import { bodyOf, create, makeStay, serviceOf, signIn } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

/** The foot of each page of a document. */
function footOf({ footer }: ReturnType<typeof letterDocument>) {
  if (typeof footer !== 'function') throw new Error('the foot is not made for each page');
  return footer(1, 1, { width: 612, height: 792, orientation: 'portrait' });
}

const url = '/v1/staff/societies';

const idOf = async (code: string) => {
  const row = await test.db.selectFrom('coupon').select('id').where('coupon_code', '=', code).execute();
  return row[0]?.id ?? 0;
};
const sell = async () => idOf((await makePaid(test, serviceOf.suvRoundTrip)).code);

/** The letter of a booking as it is printed now: its seller, and its texts. */
async function letterOf(couponId: number) {
  const deps = { db: test.db, inventory: test.backends.inventory, publicUrl: 'https://rides.example' };
  const facts = await findOwnersLetterFacts(deps, couponId, test.now(), 'en');
  if (!facts) throw new Error('no such booking');
  return {
    seller: facts.coupon.seller,
    total: facts.coupon.price.total,
    texts: [writeLetter(confirmation, facts).text, JSON.stringify(footOf(letterDocument(facts)))],
  };
}
const was = ['Perla Resorts Group, Inc.', 'Tax (16%)'];
const is = ['Coral Rides, Inc.', 'Tax ID 11-2223334', 'Tax (8.5%)'];
function expectToSay(texts: readonly string[], said: readonly string[], unsaid: readonly string[]) {
  for (const text of texts) {
    for (const one of said) expect(text).toContain(one);
    for (const one of unsaid) expect(text).not.toContain(one);
  }
}

it('is the seller of what is sold from now on; what was sold keeps its seller and tax', async () => {
  const [old, older] = [await sell(), await sell()];
  // As bookings from before the seller was kept.
  await test.db.updateTable('coupon').set({ seller: null }).where('id', '=', older).execute();
  for (const one of [old, older]) expectToSay((await letterOf(one)).texts, was, is);
  const keeper = await makeStaff(test, ['finance']);
  const [{ id }] = (await keeper.ask('GET', `${url}?search=PRG`)).json().rows;
  const payload = {
    code: 'PRG',
    legal_name: 'Coral Rides, Inc.',
    tax_id: '11-2223334',
    address: '1 Ocean Drive\nMiami',
    tax_rate: 16,
    airport_tax_rates: ['cun: 8.5 %'],
    position: 1,
    active: true,
  };
  expect((await keeper.ask('PUT', `${url}/${id}`, { payload })).statusCode).toBe(200);
  const sold = await letterOf(await sell());
  expectToSay((await letterOf(old)).texts, was, is);
  expectToSay((await letterOf(older)).texts, is, was);
  expectToSay(sold.texts, is, was);
  const { tax } = sold.seller ?? {};
  expect(Math.round(((tax?.net ?? 0) + (tax?.tax ?? 0)) * 100)).toBe(Math.round(sold.total * 100));
  const silent = { ...payload, tax_rate: null, airport_tax_rates: [] };
  expect((await keeper.ask('PUT', `${url}/${id}`, { payload: silent })).statusCode).toBe(200);
  expectToSay((await letterOf(await sell())).texts, [], ['Tax (']);
  expectToSay((await letterOf(old)).texts, was, is);
});

it('says each airport once', async () => {
  const keeper = await makeStaff(test, ['finance']);
  const [row] = (await keeper.ask('GET', `${url}?search=CIHC`)).json().rows;
  const change = { airport_tax_rates: ['CUN 16', 'PUJ 18', 'CUN 8'] };
  const answer = await editRow(keeper, societies, { id: row.id, change });
  expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([
    422,
    'society.airport_twice',
    'airport_tax_rates.2',
  ]);
});

it('sells nothing without a legal name: the other company does, and nobody where none has one', async () => {
  const name = (code: string, legal_name: string) =>
    test.editCatalogue((db) =>
      db.updateTable('society').set({ legal_name }).where('code', '=', code).execute(),
    );
  const sellTo = async (country: string) => {
    const guest = await makeStay(test, { country });
    const body = await bodyOf(test, guest, serviceOf.suvRoundTrip);
    return create(test, await signIn(test, guest), serviceOf.suvRoundTrip, body);
  };
  await name('CIHC', '');
  const sold = await sellTo('MX');
  expect(sold.statusCode, sold.body).toBe(201);
  const companies = test.db
    .selectFrom('coupon')
    .select('company')
    .where('coupon_code', '=', sold.json().coupon_id);
  expect(await companies.execute()).toEqual([{ company: 'PRG' }]);
  await name('PRG', '');
  const refused = await sellTo('US');
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'seller.no_legal_name']);
});
