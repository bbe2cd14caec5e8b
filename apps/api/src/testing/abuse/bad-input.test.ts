import { afterAll, beforeAll, describe } from 'vitest';
import { type Item, type Tried, tryItems } from './items.ts';
import { openWorld, type World } from './world.ts';

/** The list of bad input, in its own words and order: each item is tried here, or by the test that it names. */

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 120_000);
afterAll(() => world.close());

const api = 'apps/api/src';
const rules = 'packages/domain/src';

/** A booking that is right but for these values of its body. */
const booking = (
  changes: Readonly<Record<string, unknown>>,
  ...answers: [number, string?, string?]
): Tried => ({
  call: 'createCoupon',
  with: Object.fromEntries(Object.entries(changes).map(([place, value]) => [`body.${place}`, value])),
  answers,
});
const arrivesOn = (date: string, ...answers: [number, string?, string?]): Tried =>
  booking({ 'arrival.service_date': date }, ...answers);
const arrivesAt = (time: string, ...answers: [number, string?, string?]): Tried =>
  booking({ 'arrival.flight_time': time }, ...answers);
const named = (name: string, ...answers: [number, string?, string?]): Tried => booking({ name }, ...answers);
const lookUp = (lastname: string, folio: string, ...answers: [number, string?, string?]): Tried => ({
  call: 'findStay',
  by: ({ app }) => app,
  with: { 'params.lastname': lastname, 'params.folio': folio },
  answers,
});
const seen = (seenIn: string, test: string): Tried => ({ seenIn, test });

const badDate = [400, 'date.invalid', 'arrival.service_date'] as const;
const badTime = [400, 'time.invalid', 'arrival.flight_time'] as const;
const badName = [422, 'name.invalid', 'name'] as const;

describe('dates and times', () => {
  const items: Item[] = [
    ['29 February in a common year', arrivesOn('2027-02-29', ...badDate)],
    ['30 February', arrivesOn('2028-02-30', ...badDate)],
    ['24:00', arrivesAt('24:00', ...badTime)],
    ['25:61', arrivesAt('25:61', ...badTime)],
    ['year 0', arrivesOn('0000-12-21', ...badDate)],
    ['year 9999', arrivesOn('9999-12-21', ...badDate)],
    ['year -1', arrivesOn('-001-12-21', ...badDate)],
    ['03/04/2026', arrivesOn('03/04/2026', ...badDate)],
    [
      'an offset that contradicts the airport',
      arrivesOn('2026-12-21T10:00+09:00', 400, 'field.too_long', 'arrival.service_date'),
    ],
    [
      'hours that a change of the clock skips or repeats',
      seen(`${rules}/booking/pickup.test.ts`, 'a flight at an hour the clock skips is refused'),
    ],
    [
      'landing 23:50, picked up at another hour than the server calculates',
      // Of a flight outside the schedule, the guest gives the time.
      booking(
        { 'arrival.flight_time': '23:50', 'arrival.flight_key': 'AA 4320' },
        409,
        'coupon.reckoned_otherwise',
        'arrival.service_time',
      ),
    ],
    [
      'landing at an hour that the schedule does not have',
      arrivesAt('23:50', 409, 'flight.time_differs', 'arrival.flight_time'),
    ],
    ['departure before arrival', seen(`${api}/sellers/ours/create-coupon.test.ts`, 'departure.wrong_time')],
    ['pick-up on the day before', seen(`${rules}/booking/pickup.test.ts`, 'isDayBefore')],
    ['deadlines at -1, 0, +1 s', seen(`${rules}/booking/deadlines.test.ts`, 'at %d ms after it: %s')],
    [
      'the browser’s clock two days off',
      { ...booking({}, 201), headers: { date: 'Thu, 19 Nov 2026 15:00:00 GMT' } },
    ],
    [
      'landings of the night: 05:59 and 06:00, check-out, one night, late after check-out, answered for another date',
      seen(`${api}/sellers/port/seller.test.ts`, 'flight.night_unclear'),
    ],
    ['at night as a clock changes', seen(`${rules}/booking/night-landing.test.ts`, 'America/Nassau')],
    ['outside the stay', arrivesOn('2026-12-20', 422, 'booking.date_outside_stay', 'arrival.service_date')],
  ];
  tryItems(() => world, items);
});

describe('rides, prices and files', () => {
  const items: Item[] = [
    ['a terminal of another airport', seen(`${api}/guest/book/terminals.test.ts`, 'of another airport')],
    ['99 surfboards', seen(`${api}/sellers/ours/special-items.test.ts`, '99 surfboards')],
    ['a wheelchair in a full shuttle', seen(`${api}/sellers/ours/special-items.test.ts`, 'booking.sold_out')],
    [
      'a file that renames a stay, or holds one twice',
      seen(`${api}/guest/stays/import-stays.test.ts`, 'it renames and moves nobody, and holds a stay once'),
    ],
    ['a file of another property', seen(`${api}/guest/stays/import-stays.test.ts`, 'another property')],
    [
      'half the dates of a file can be read both ways',
      seen(`${api}/staff/catalogues/import.test.ts`, 'half the dates can be read both ways'),
    ],
    [
      'a price asked about twice, with another number in between',
      seen(`${api}/staff/catalogues/unusual-prices.test.ts`, 'again with another number in between'),
    ],
    [
      'a time zone of another country',
      seen(`${api}/staff/catalogues/unusual-prices.test.ts`, 'a time zone of another country'),
    ],
  ];
  tryItems(() => world, items);
});

describe('names and text', () => {
  const items: Item[] = [
    ['O’Brien', named('O’Brien', 201)],
    ["O'Brien, D'Ávila", named("O'Brien D'Ávila", 201)],
    ['Núñez-López, de la Cruz', seen(`${rules}/contact/bounds.test.ts`, 'Núñez')],
    ['Muñoz = MUNOZ', lookUp('MUNOZ LOPEZ', 'BP100002-1', 200)],
    ['Muñoz decomposed', lookUp('Muñoz López'.normalize('NFD'), 'BP100002-1', 200)],
    ['one letter', seen(`${rules}/contact/bounds.test.ts`, 'is one')],
    ['200 characters and more', named('a'.repeat(201), 400, 'field.too_long', 'name')],
    ['81 characters', named('a'.repeat(81), 400, 'field.too_long', 'name')],
    ['Arabic, Han', seen(`${rules}/contact/bounds.test.ts`, '王')],
    ['emoji with joiners', named('Ana \u{1F468}\u200d\u{1F469}', ...badName)],
    ['zero-width signs', named('A\u200bna', ...badName)],
    ['bidi controls', named('Ana\u202e', ...badName)],
    ['NUL', named('A\u0000na', 400, 'field.characters', 'name')],
    ['lone surrogates', named('A\ud800na', 400, 'field.characters', 'name')],
    ['lone surrogates in a path', { ...lookUp('\ud800', 'BP100001-1', 400, 'request.malformed') }],
    ['ß and Turkish İ when upper-cased', seen(`${rules}/stay/names.test.ts`, 'İ')],
    ['Cyrillic look-alikes in a folio', lookUp('Rivera', 'ВР100001-1', 404, 'stay.not_found')],
    ['only spaces', named('   ', 400, 'field.required', 'name')],
    ['pasted folio with spaces, dashes, lower case', lookUp('rivera', ' bp 100001–1 ', 200)],
  ];
  tryItems(() => world, items);
});

describe('injection', () => {
  const items: Item[] = [
    ['quotes and comments of SQL in a name', named("Ana'); drop table coupon;--", ...badName)],
    ['quotes and comments of SQL in a look-up', lookUp("' or 1=1 --", 'BP100001-1', 404, 'stay.not_found')],
    ['% as a name', lookUp('%', 'BP100001-1', 404, 'stay.not_found')],
    ['_ as a name', lookUp('______', 'BP100001-1', 404, 'stay.not_found')],
    ['script in notes, which are text', booking({ observation: '<script>alert(1)</script>' }, 201)],
    [
      'script, image and SVG in notes seen in mail',
      seen('apps/api/src/mail/mail-letter.test.ts', 'carries what a guest wrote as text only'),
    ],
    [
      'script, image and SVG in notes seen in a PDF',
      seen('apps/api/src/pdf/letter-document.test.ts', 'carries a hostile or foreign text as text'),
    ],
    [
      'notes seen in a calendar',
      seen(
        'apps/api/src/calendar/booking-calendar.test.ts',
        'lets no text of a person begin a line of its own',
      ),
    ],
    ['template braces', named('{{7*7}}', ...badName)],
    ['= + - @ in CSV', named('=HYPERLINK("http://x")', ...badName)],
    ['CR LF in mail fields', seen(`${api}/sellers/letter/send-letter.test.ts`, 'a@b.com\\r\\nBcc: c@d.com')],
    [
      'second addresses in mail fields',
      seen(`${api}/sellers/letter/send-letter.test.ts`, 'a@b.com, c@d.com'),
    ],
    ['file: addresses', { call: 'getGeoIp', with: { 'params.ip': 'file:///etc/passwd' }, answers: [200] }],
    ['metadata addresses', { call: 'getGeoIp', with: { 'params.ip': '169.254.169.254' }, answers: [200] }],
    ['control characters into logs', named('Ana\u001b[31m', 400, 'field.characters', 'name')],
    [
      'line breaks into logs',
      {
        call: 'createCoupon',
        headers: { 'idempotency-key': 'a b\tc' },
        answers: [400, 'key.invalid', 'Idempotency-Key'],
      },
    ],
    [
      'patterns that make regular expressions slow',
      seen(`${rules}/contact/bounds.test.ts`, 'stays quick with hostile input'),
    ],
    [
      '../ and quotes in file names',
      {
        call: 'getLetter',
        with: { 'params.coupon_id': '../"x' },
        answers: [404, 'coupon.invalid', 'coupon_id'],
      },
    ],
  ];
  tryItems(() => world, items);
});

describe('sizes and types', () => {
  const adults = (value: unknown, code = 'field.invalid') => booking({ adults: value }, 400, code, 'adults');
  const raw = (rawBody: string, ...answers: [number, string?, string?]): Tried => ({
    call: 'createCoupon',
    rawBody,
    answers,
  });
  const items: Item[] = [
    ['bodies of 2 MB', raw(`{"a":"${'x'.repeat(2_000_000)}"}`, 413, 'request.too_large')],
    [
      '10,000 levels',
      raw(`${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400, 'request.malformed', '0.0.0.0.0.0.0.0'),
    ],
    [
      'levels inside of a field',
      booking(
        { arrival: JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`) },
        400,
        'request.malformed',
        'arrival.0.0.0.0.0.0.0',
      ),
    ],
    [
      '100,000 elements',
      {
        call: 'cancelCoupons',
        with: { 'body.coupons': Array.from({ length: 100_000 }, () => 0) },
        answers: [413, 'request.too_large'],
      },
    ],
    [
      '20,000 elements',
      {
        call: 'cancelCoupons',
        with: { 'body.coupons': Array.from({ length: 20_000 }, () => 0) },
        answers: [400, 'field.too_long', 'coupons'],
      },
    ],
    ['"2"', adults('2')],
    ['2.5', adults(2.5)],
    ['-1', adults(-1, 'field.out_of_range')],
    ['1e309', adults('raw:1e309')],
    ['true', adults(true)],
    ['null', adults(null)],
    ['[]', adults([])],
    [
      'ids above 2^53',
      booking({ service_rate_id: 'raw:9007199254740993' }, 400, 'field.out_of_range', 'service_rate_id'),
    ],
    [
      'ids above 2^31 in a path',
      {
        call: 'getRestriction',
        by: ({ app }) => app,
        with: { 'params.id': '2147483648' },
        answers: [400, 'field.out_of_range', 'id'],
      },
    ],
    ['repeated keys', raw('{"adults":1,"arrival":{"a":1,"a":2}}', 400, 'request.malformed', 'a')],
    [
      'repeated keys, one of them escaped',
      raw('{"adults":1,"\\u0061dults":2}', 400, 'request.malformed', 'adults'),
    ],
    [
      'repeated keys of a form',
      { call: 'payCoupon', rawBody: 'amount=1.00&amount=2.00', answers: [400, 'field.unknown', 'amount'] },
    ],
    [
      'repeated parameters',
      {
        call: 'listTransfersOfStay',
        with: { 'query.x': '1' },
        repeatQuery: true,
        answers: [400, 'field.unknown', 'x'],
      },
    ],
    [
      'repeated parameters that are known',
      {
        call: 'listServicesForSale',
        by: ({ app }) => app,
        repeatQuery: true,
        answers: [400, 'field.invalid', 'service_date'],
      },
    ],
    ['`__proto__`', raw('{"__proto__":{"price":1}}', 400, 'request.malformed')],
    ['`constructor.prototype`', raw('{"constructor":{"prototype":{"price":1}}}', 400, 'request.malformed')],
    [
      '`__proto__` in a form',
      {
        call: 'payCoupon',
        rawBody: '__proto__[price]=1',
        answers: [400, 'field.unknown', '__proto__[price]'],
      },
    ],
    [
      'form bodies to JSON calls',
      {
        call: 'createCoupon',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        answers: [415, 'request.unsupported_type'],
      },
    ],
    [
      'JSON bodies to form calls',
      {
        call: 'payCoupon',
        headers: { 'content-type': 'application/json' },
        rawBody: '{}',
        answers: [415, 'request.unsupported_type'],
      },
    ],
    [
      'wrong charset',
      {
        call: 'createCoupon',
        headers: { 'content-type': 'application/json; charset=utf-16' },
        answers: [415, 'request.unsupported_type'],
      },
    ],
    [
      'gzip bombs',
      {
        call: 'createCoupon',
        headers: { 'content-encoding': 'gzip' },
        answers: [415, 'request.unsupported_type'],
      },
    ],
    ['slow bodies', seen('apps/api/src/testing/abuse/transport.test.ts', 'a body that never ends')],
    [
      'a list that repeats a place',
      {
        call: 'createReceptiveGroup',
        with: { 'body.reservations': [] },
        repeatBody: true,
        answers: [400, 'field.unknown', 'hotel'],
      },
    ],
  ];
  tryItems(() => world, items);
});

describe('price and logic', () => {
  const fields = ['price', 'included', 'club', 'owner', 'status', 'role'] as const;
  const mine = (world: World) => world.groups.paid.owner;
  const items: Item[] = [
    ...fields.map(
      (field): Item => [`${field} sent by the client`, booking({ [field]: 1 }, 400, 'field.unknown', field)],
    ),
    [
      'another calculation of what is included',
      booking({ include: true }, 409, 'coupon.reckoned_otherwise', 'include'),
    ],
    [
      'another resort’s rate',
      booking({ service_rate_id: 999_999 }, 409, 'coupon.reckoned_otherwise', 'service_rate_id'),
    ],
    ['an expired rate', seen(`${api}/sellers/ours/create-coupon.test.ts`, 'an expired rate is not sold')],
    [
      'quote changed between overview and payment',
      seen(`${api}/sellers/ours/pay-coupon.test.ts`, 'says what is due instead'),
    ],
    ['skipped steps: paid before it was booked', { call: 'payCoupon', answers: [404, 'coupon.not_found'] }],
    [
      'skipped steps: a letter before it was paid',
      { call: 'getLetter', by: ({ groups }) => groups.pending.owner, answers: [409, 'coupon.state'] },
    ],
    ['pay a cancelled booking', seen(`${api}/sellers/ours/pay-coupon.test.ts`, 'is refused without effect')],
    ['pay twice', { call: 'payCoupon', by: mine, answers: [409, 'payment.nothing_due'] }],
    [
      'refund twice, more than paid, in parallel',
      seen(
        `${api}/sellers/refund/run-refunds.test.ts`,
        'never exceeds what was paid, however many are asked for at once',
      ),
    ],
    [
      'edit past the deadline through the other leg',
      seen(`${api}/sellers/ours/change-transfer.test.ts`, 'nor through the other ride'),
    ],
    [
      'link one’s own stay twice',
      seen(`${api}/guest/parties/create-receptive-group.test.ts`, 'is not made twice with the same room'),
    ],
    ['link a stranger’s', seen(`${api}/guest/parties/create-receptive-group.test.ts`, 'a stranger’s stay')],
  ];
  tryItems(() => world, items);
});

describe('replay and race', () => {
  const items: Item[] = [
    [
      'double click',
      seen(`${api}/guest/pay/exactly-once.test.ts`, 'makes one booking, and every answer is that one'),
    ],
    ['Enter twice', seen(`${api}/guest/pay/exactly-once.test.ts`, 'makes one charge')],
    [
      'back and pay',
      { call: 'payCoupon', by: ({ groups }) => groups.paid.owner, answers: [409, 'payment.nothing_due'] },
    ],
    [
      'refresh on the return from 3-D Secure',
      seen(
        `${api}/sellers/ours/pay-coupon.test.ts`,
        'waits for the guest, who is asked about once they come back',
      ),
    ],
    [
      'cancel against pay',
      seen(
        `${api}/sellers/ours/pay-coupon.test.ts`,
        'goes back at once when the booking was cancelled meanwhile',
      ),
    ],
    [
      'edit against cancel',
      seen(`${api}/sellers/ours/change-transfer.test.ts`, 'edit against cancel: one of them wins'),
    ],
    ['two tabs', seen(`${api}/guest/pay/exactly-once.test.ts`, 'two tabs that pay with different keys')],
    ['forged webhooks', seen(`${api}/guest/pay/take-webhook.test.ts`, 'is refused, and nothing is written')],
    [
      'replayed webhooks',
      seen(`${api}/guest/pay/take-webhook.test.ts`, 'sent 1,000 times, 50 at once, has one effect'),
    ],
    ['holding every seat unpaid', seen(`${api}/guest/book/replace-unpaid.test.ts`, 'coupon.too_many_holds')],
  ];
  tryItems(() => world, items);
});
