import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { theirStays } from '../../testing/their-stays.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const theirs = useTestApp({ pms: theirStays });
let boss: Staff;
beforeAll(async () => {
  boss = await makeStaff(test, ['administrator']);
});

let made = 0;
const bodyOf = (more: object = {}) => {
  made += 1;
  return {
    property_id: 1,
    last_name: ' Muñoz  López ',
    first_name: 'María',
    folio: `bp77700${made}-1`,
    arrival: '2026-12-21',
    departure: '2026-12-28',
    adults: 2,
    children: 1,
    country: 'MX',
    email: 'maria.munoz@example.com',
    phone: null,
    ...more,
  };
};
const add = (by: Staff, more: object = {}) => by.ask('POST', '/v1/staff/stays', { payload: bodyOf(more) });
const remove = async (by: Staff, id: number) => {
  const answer = await by.ask('DELETE', `/v1/staff/stays/${id}`);
  return [answer.statusCode, answer.json().code ?? null];
};
const search = async (by: Staff, payload: object = {}) =>
  (await by.ask('POST', '/v1/staff/stays/search', { payload })).json();
type Said = { code?: string; field?: string; errors?: { field: string }[] };
const saidOf = (answer: { statusCode: number; json: () => Said }) => {
  const { code, field, errors } = answer.json();
  return [answer.statusCode, code ?? null, errors?.[0]?.field ?? field ?? null];
};

describe('a stay that staff add', () => {
  it('is found by its guest, listed with a masked contact, and written down without a name', async () => {
    const added = await add(boss);
    expect(added.statusCode).toBe(201);
    const stay = added.json();
    expect(stay).toMatchObject({
      property: 'BP',
      folio: `BP77700${made}-1`,
      last_name: 'Muñoz López',
      email: 'm•••@example.com',
      phone: null,
      has_booking: false,
    });
    const proved = await test.get(`/api/v2/reservations/reservationByReference/munoz/${stay.folio}`);
    expect(proved.statusCode).toBe(200);
    expect((await search(boss, { search: 'munoz' })).rows).toEqual([stay]);
    const deed = await test.db
      .selectFrom('audit_entry')
      .select(['username', 'detail'])
      .where('action', '=', 'stay.add')
      .where('subject', '=', String(stay.id))
      .executeTakeFirstOrThrow();
    expect(deed.username).toBe(boss.username);
    expect(JSON.stringify(deed.detail)).toContain(stay.folio);
    expect(JSON.stringify(deed.detail)).not.toMatch(/muñoz|maria/i);
  });

  it('is the only kind that is listed: stays of the hotel system are not', async () => {
    const { n } = await test.db
      .selectFrom('pms_stay')
      .select((of) => of.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    const { total } = await search(boss);
    expect(total).toBeGreaterThan(0);
    expect(Number(n)).toBeGreaterThan(total);
  });

  it('is refused with a number that there is, with dashes or without, and with what is wrong of it', async () => {
    const { folio } = (await add(boss)).json();
    for (const one of [folio, folio.replaceAll('-', '')])
      expect(saidOf(await add(boss, { folio: one }))).toEqual([409, 'stay.number_taken', 'folio']);
    expect(saidOf(await add(boss, { departure: '2026-12-21' }))).toEqual([
      422,
      'stay.departure_too_early',
      'departure',
    ]);
    expect(saidOf(await add(boss, { property_id: 999_999 }))).toEqual([400, 'field.invalid', 'property_id']);
  });

  it('is of a property of the caller, and absent to everybody who works elsewhere', async () => {
    const far = await makeStaff(test, ['administrator'], { scope: [2] });
    const { id } = (await add(boss)).json();
    expect(saidOf(await add(far))).toEqual([400, 'field.invalid', 'property_id']);
    expect((await search(far)).total).toBe(0);
    expect((await search(far)).viewer.properties).toHaveLength(1);
    expect(await remove(far, id)).toEqual([404, 'stay.not_found']);
    expect(saidOf(await add(far, { property_id: 2, folio: 'PM777001-1' }))[0]).toBe(201);
    expect((await search(far)).total).toBe(1);
  });

  it('is removed once, and never while a booking holds on to it', async () => {
    const [free, held] = [(await add(boss)).json(), (await add(boss)).json()];
    expect(await remove(boss, free.id)).toEqual([200, null]);
    expect(await remove(boss, free.id)).toEqual([404, 'stay.not_found']);
    await test.db
      .insertInto('their_coupon')
      .values({
        code: '7K3QW9ZC4T',
        hotel: held.property,
        folio: held.folio,
        read_at: new Date(test.now()),
        facts: JSON.stringify({
          stays: [{ hotel: held.property, folio: held.folio }],
          createdAt: 0,
          transfers: [],
        }),
      })
      .execute();
    expect(await remove(boss, held.id)).toEqual([409, 'stay.has_booking']);
    expect((await search(boss, { search: held.folio })).rows[0].has_booking).toBe(true);
  });

  it('is seen by an auditor, who adds none', async () => {
    const auditor = await makeStaff(test, ['auditor']);
    expect((await search(auditor)).viewer.can_change).toBe(false);
    expect(saidOf(await add(auditor)).slice(0, 2)).toEqual([403, 'auth.forbidden']);
  });

  it('is none where the group keeps stays: the page is in no menu, and the calls say so', async () => {
    const other = await makeStaff(theirs, ['administrator']);
    const ids = async (one: Staff) =>
      (await one.ask('GET', '/profile')).json().menu.map(({ id }: { id: string }) => id);
    expect(await ids(boss)).toContain('stays');
    expect(await ids(other)).not.toContain('stays');
    expect((await search(other)).code).toBe('stay.kept_elsewhere');
    expect(saidOf(await add(other)).slice(0, 2)).toEqual([404, 'stay.kept_elsewhere']);
    expect(await remove(other, 1)).toEqual([404, 'stay.kept_elsewhere']);
  });
});
