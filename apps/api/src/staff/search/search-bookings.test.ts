import { calls } from '@traslado/contract/calls';
import type { CallAnswer } from '@traslado/contract/schemas';
import { nameWords } from '@traslado/domain/desk/name-words';
import { QUESTION_MAX } from '@traslado/domain/desk/recognise-question';
import { addDays } from '@traslado/domain/time/civil';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelRide, makePaid, type Paid, payBack } from '../../testing/changes.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { bodyOf, create, legsOf, makeStay, serviceOf, signIn } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const url = '/v1/staff/bookings/search';

let desk: Staff;
let paid: Paid;
let munoz: { code: string; folio: string };
let gatewayId: string;
beforeAll(async () => {
  desk = await makeStaff(test, ['concierge']);
  paid = await makePaid(test);
  const guest = await makeStay(test, { last_name: 'Muñoz-Ibáñez', first_name: 'Íñigo' });
  const body = await bodyOf(test, guest, serviceOf.suvArrival, {
    name: 'Rosa Quetzal',
    email: 'In_igo%x@example.com',
    phone: '+529981870446',
  });
  const made = await create(test, await signIn(test, guest), serviceOf.suvArrival, body);
  expect(made.statusCode, made.body).toBe(201);
  munoz = { code: made.json().coupon_id, folio: guest.folio };
  const stay = test.db.updateTable('pms_stay').where('folio', '=', guest.folio);
  await stay.set({ external_reference: 'EXP-77.12/4' }).execute();
  const attempt = await test.db
    .selectFrom('payment_attempt')
    .innerJoin('coupon', 'coupon.id', 'coupon_id')
    .select('gateway_id')
    .where('coupon_code', '=', paid.code)
    .executeTakeFirstOrThrow();
  gatewayId = attempt.gateway_id ?? '';
});

type Groups = CallAnswer<'searchBookings'>['groups'];

async function searchAll(payload: object, staff = desk): Promise<CallAnswer<'searchBookings'>> {
  const answer = await staff.ask('POST', url, { payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return calls.searchBookings.shapes.answer.parse(answer.json());
}
const search = async (payload: object, staff = desk): Promise<Groups> =>
  (await searchAll(payload, staff)).groups;

const numbersIn = (groups: Groups, matched: string): string[] =>
  groups.filter((one) => one.matched === matched).flatMap(({ rows }) => rows.map(({ number }) => number));

describe('a booking is found', () => {
  it.each<[string, () => string, string]>([
    ['its number', () => munoz.code, 'number'],
    [
      'its number as people write it',
      () => `${munoz.code.slice(0, 5)}-${munoz.code.slice(5)}`.toLowerCase(),
      'number',
    ],
    ['its resort’s number', () => munoz.folio, 'folio'],
    ['the beginning of that', () => munoz.folio.replace('-1', '').toLowerCase(), 'folio'],
    ['its number as people paste it', () => `#${munoz.folio.replace('-', '/')}.`, 'folio'],
    ['its agency’s number', () => 'exp 77124', 'folio'],
    ['a last name without its accents', () => 'munoz', 'name'],
    ['the second family name', () => 'IBANEZ', 'name'],
    ['both, written as one', () => 'munozibanez', 'name'],
    ['who is written to', () => 'quetzal', 'name'],
    ['first and last name', () => 'íñigo muñoz', 'name'],
    ['mail, whatever its case', () => 'in_IGO%x@example.com', 'email'],
    ['the beginning of a mail', () => 'in_igo%x@', 'email'],
    ['the end of a phone', () => '187 0446', 'phone'],
    ['all of a phone', () => '+52 998 187 0446', 'phone'],
  ])('by %s', async (_, typed, matched) => {
    const groups = await search({ search: typed() });
    expect(numbersIn(groups, matched)).toContain(munoz.code);
    expect(groups.find((one) => one.matched === matched)?.rows[0]).toMatchObject({
      guest: 'Íñigo Muñoz-Ibáñez',
    });
  });

  it('by flight, with its day and without', async () => {
    const { arrival } = legsOf(test);
    expect(numbersIn(await search({ search: 'aa4320' }), 'flight')).toContain(munoz.code);
    const day = String(arrival.service_date);
    expect(numbersIn(await search({ search: `AA 4320 ${day}` }), 'flight')).toContain(munoz.code);
    expect(await search({ search: 'AA 4320 2031-01-01' })).toEqual([]);
  });

  it('by the end of its card and by the gateway’s number, of a refund too', async () => {
    expect(numbersIn(await search({ search: '•••• 4242' }), 'card')).toContain(paid.code);
    expect(numbersIn(await search({ search: gatewayId }), 'gateway')).toEqual([paid.code]);
    const other = await makePaid(test, serviceOf.suvArrival);
    await cancelRide(test, other.token, other.arrivalId);
    await payBack(test);
    const refund = await test.db
      .selectFrom('refund')
      .innerJoin('coupon', 'coupon.id', 'coupon_id')
      .select(['refund.gateway_id', 'refund.id'])
      .where('coupon_code', '=', other.code)
      .executeTakeFirstOrThrow();
    expect(numbersIn(await search({ search: refund.gateway_id ?? '' }), 'gateway')).toEqual([other.code]);
    expect(numbersIn(await search({ search: refund.id.toUpperCase() }), 'gateway')).toEqual([other.code]);
  });

  it('again by the ids that the device keeps, in their order', async () => {
    const ids = (await search({ search: 'AA4320' }))
      .flatMap(({ rows }) => rows.map(({ id }) => id))
      .slice(0, 2);
    const [first = 0, second = 0] = ids;
    const groups = await search({ ids: [second, 2_000_000_000, first] });
    expect(groups.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual([second, first]);
  });

  it('at most twenty a group, the newest first, with how many there are', async () => {
    await sql`insert into coupon (coupon_code, hotel, folio, guest_name, property_id, airport_id, service_id, trip_type, private, included, status,
        adults, children, baby_seats, passengers, vehicles, total_minor, price, contact_name, contact_email, contact_phone, language, company,
        movement_origin_id, created_at)
      select 'MANY' || n, hotel, 'MANY' || n, 'Zapatero', property_id, airport_id, service_id, trip_type, private, included, 'cancelled', adults,
        children, baby_seats, passengers, vehicles, total_minor, price, 'Zoe Zapatero', 'z@example.com', '', language, company,
        movement_origin_id, created_at
      from coupon, generate_series(1, 25) n where coupon_code = ${paid.code}`.execute(test.db);
    await sql`insert into coupon_stay (coupon_id, hotel, folio, guest, main, adults, children, baby_seats)
      select id, hotel, folio, contact_name, true, 2, 0, 0 from coupon where coupon_code like 'MANY%'`.execute(
      test.db,
    );
    const [group] = await search({ search: 'zapat' });
    expect([group?.matched, group?.total, group?.rows.length]).toEqual(['name', 25, 20]);
    const ids = group?.rows.map(({ id }) => id) ?? [];
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });
});

describe('a stay without a booking', () => {
  const foundStays = async (typed: string, staff = desk) =>
    (await searchAll({ search: typed }, staff)).stays.map(({ folio }) => folio);

  it('is found by number, beginning, agency’s number and name until it is booked', async () => {
    const guest = await makeStay(test, { last_name: 'Quiñones-Sáenz', first_name: 'Noé' });
    const stay = test.db.updateTable('pms_stay').where('folio', '=', guest.folio);
    await stay.set({ external_reference: 'AG/5577-9' }).execute();
    for (const typed of [
      guest.folio,
      guest.folio.replace('-1', '').toLowerCase(),
      'ag 55779',
      'quinones',
      'noe saenz',
    ])
      expect(await foundStays(typed), typed).toContain(guest.folio);
    expect((await searchAll({ search: guest.folio })).stays[0]).toMatchObject({
      hotel: 'BP',
      guest: 'Noé Quiñones-Sáenz',
      hotel_name: 'Bahía Perla',
    });
    for (const typed of ["quinones' | 'x", 'saenz & zzz', '%'])
      expect(await foundStays(typed), typed).toEqual([]);
    const body = await bodyOf(test, guest, serviceOf.suvArrival);
    await create(test, await signIn(test, guest), serviceOf.suvArrival, body);
    expect(await foundStays(guest.folio)).toEqual([]);
  });

  it('of another property, of the past or cancelled is not, and not by a reader who books for nobody', async () => {
    const here = await makeStay(test, { last_name: 'Zubizarreta' });
    const over = { last_name: 'Zubizarreta', arrival_on: '2024-01-01', departure_on: '2024-01-04' };
    await makeStay(test, over);
    await makeStay(test, { last_name: 'Zubizarreta', status: 'CANCELLED' });
    expect(await foundStays('zubizarreta')).toEqual([here.folio]);
    const far = await makeStaff(test, ['concierge'], { scope: [2] });
    expect(await foundStays('zubizarreta', far)).toEqual([]);
    expect(await foundStays('zubizarreta', await makeStaff(test, ['auditor']))).toEqual([]);
  });
});

describe('the day of a search', () => {
  it('is that of the reader’s properties, each by its own clock', async () => {
    const day = String(legsOf(test).arrival.service_date);
    const east = await sql<{ id: number }>`
      select id from property where time_zone = 'America/Santo_Domingo' order by id limit 1`.execute(test.db);
    const before = test.now();
    // In Punta Cana midnight is over.
    test.setNow(Date.parse(`${addDays(day, -1)}T23:30:00-05:00`));
    const here = await makeStaff(test, ['concierge'], { scope: [1] });
    const both = await makeStaff(test, ['concierge'], { scope: [1, east.rows[0]?.id ?? 0] });
    for (const [reader, typed, isFound] of [
      [here, 'today', false],
      [here, 'tomorrow', true],
      [both, 'today', true],
      [both, 'yesterday', false],
    ] as const) {
      const groups = await search({ search: `AA 4320 ${typed}` }, reader);
      expect(numbersIn(groups, 'flight').includes(munoz.code), typed).toBe(isFound);
    }
    test.setNow(before);
  });
});

describe('who finds what', () => {
  it('somebody of other properties finds nothing, neither by number nor by id', async () => {
    const { property_id: here, id } = await test.db
      .selectFrom('coupon')
      .select(['property_id', 'id'])
      .where('coupon_code', '=', paid.code)
      .executeTakeFirstOrThrow();
    const near = await makeStaff(test, ['concierge'], { scope: [here] });
    const far = await makeStaff(test, ['concierge'], { scope: [here + 1] });
    for (const asked of [
      { search: paid.code },
      { search: 'munoz' },
      { search: 'AA4320' },
      { search: '•4242' },
      { ids: [id] },
    ]) {
      expect((await search(asked, near)).length, JSON.stringify(asked)).toBeGreaterThan(0);
      expect(await search(asked, far)).toEqual([]);
    }
  });

  it.each([
    ['catalogue', 403],
    ['revenue', 200],
    ['concierge', 200],
    ['finance', 200],
    ['auditor', 200],
    ['administrator', 200],
  ])('%s is answered %i', async (role, status) => {
    const staff = await makeStaff(test, [role]);
    expect((await staff.ask('POST', url, { payload: { search: 'munoz' } })).statusCode).toBe(status);
  });
});

describe('what is typed means nothing but itself', () => {
  it.each(['%', '_', '%%%%', 'in_igo%', '%@%', '_@', "' or 1=1 --", '\\\\', 'munoz & !x', '💥💥', ''])(
    '%j finds nothing',
    async (typed) => {
      expect(await search({ search: typed })).toEqual([]);
    },
  );

  it.each([
    ['a zero byte', { search: 'munoz\u0000' }, 400],
    ['half a sign', { search: '\ud800' }, 400],
    ['too long a text', { search: 'm'.repeat(QUESTION_MAX + 1) }, 400],
    ['a card number', { search: '4242 4242 4242 4242' }, 422],
    ['too many ids', { ids: Array.from({ length: 11 }, (_, at) => at + 1) }, 400],
    ['another field', { search: 'munoz', where: '1=1' }, 400],
  ])('%s is refused', async (_, payload, status) => {
    expect((await desk.ask('POST', url, { payload })).statusCode).toBe(status);
  });
});

describe('a line from a mail', () => {
  const filler =
    'we would like to know whether the ride takes a surfboard, and where the driver waits for us';
  it.each<[string, () => string, string]>([
    ['with a booking number', () => `Booking ${munoz.code} for Mr Muñoz on 12 May`, 'number'],
    ['with a resort’s number', () => `Folio: ${munoz.folio}, regards`, 'folio'],
    ['with a name behind Mr.', () => 'Hello, it is about Mr. Muñoz, thank you', 'name'],
    ['with an address', () => 'From: Íñigo <In_igo%x@example.com> 12 May', 'email'],
    ['with a phone', () => 'call me at +52 998 187-0446 please', 'phone'],
    ['of 300 characters', () => `${`${filler} `.repeat(3)}${munoz.folio}`.padEnd(300, ' x'), 'folio'],
    ['of 50 words', () => `${'please '.repeat(49)}${munoz.folio}`, 'folio'],
    ['between tabs', () => `Muñoz\t${munoz.folio}\t2`, 'folio'],
    ['in marks of a text from right to left', () => `\u202b\u200f${munoz.code}\u202c`, 'number'],
    ['beside quotes', () => `"${munoz.folio}" 'x'`, 'folio'],
    ['before a statement', () => `${munoz.folio}'; drop table coupon; --`, 'folio'],
  ])('%s finds the booking', async (_, typed, matched) => {
    expect(numbersIn(await search({ search: typed() }), matched)).toContain(munoz.code);
  });

  it('with two numbers finds both bookings in one group', async () => {
    const groups = await search({ search: `${munoz.code} and ${paid.code}, ${munoz.code}` });
    expect(numbersIn(groups, 'number').sort()).toEqual([munoz.code, paid.code].sort());
    const kinds = groups.map(({ matched }) => matched);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(groups.find(({ matched }) => matched === 'number')?.total).toBe(2);
  });

  it('asks the database no more than any text may', async () => {
    const asked = async (typed: string) => {
      let answered = 0;
      const sent = await countStatements(async () => {
        answered = (await desk.ask('POST', url, { payload: { search: typed } })).statusCode;
      });
      expect(answered).toBe(200);
      return sent;
    };
    // The session is read for each.
    const door = await asked('');
    // Four meanings, and stays without a booking.
    expect(await asked('4567')).toBe(door + 5);
    const full =
      'A1B2C3 B2C3D4 7K3QW9ZC4T 8K3QW9ZC4T AA1234 AA1235 M-7K3QW-9ZC4T a@b.com c@d.com +52 998 123 4567 •4242 Mr X Mr Y';
    for (const typed of [
      full,
      `${full} `.repeat(6),
      'BP100001-1 '.repeat(80),
      '1234567 '.repeat(120),
      'Ana '.repeat(50),
    ])
      expect(await asked(typed.slice(0, QUESTION_MAX)), typed).toBeLessThanOrEqual(door + 9);
    for (const typed of [
      '',
      '   ',
      '\u200f',
      '%'.repeat(300),
      '_ '.repeat(150),
      "' or 1=1 -- ".repeat(20),
      'x'.repeat(300),
      `${'x '.repeat(50)}`,
    ])
      expect(await asked(typed), typed).toBe(door);
  });
});

it('the database folds names as the rules do', async () => {
  const names = [
    'Muñoz-López',
    'Mun\u0303oz  Lo\u0301pez',
    "O'Brien",
    'O’Brien',
    'D´Ávila',
    'de la Cruz García',
    'Weiß',
    'WEIẞ',
    'Sørensen',
    'Łukasz',
    'Ångström',
    'Đorđević',
    'St. John',
    'Núñez–López',
    'Æbelø Œuvre',
    'Þór',
    'ﬁnn',
    'Ríver\u200ba',
    'Émile Zola, Jr',
    '',
    ' - ',
  ];
  for (const name of names) {
    const words = nameWords(name);
    const joined = words.map((_, place) => words.slice(place).join(''));
    const expected = [...new Set([...words, ...joined])].sort();
    const { rows } = await sql<{
      words: string[];
    }>`select tsvector_to_array(name_vector(${name})) as words`.execute(test.db);
    expect([...(rows[0]?.words ?? [])].sort(), name).toEqual(expected);
  }
});
