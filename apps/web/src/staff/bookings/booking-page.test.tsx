import { ProblemError } from '@traslado/contract/client';
import type { Permission } from '@traslado/domain/access/permissions';
import { USUAL_VIEW } from '@traslado/domain/desk/booking-view';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { enter, forgetDrawn, press, propsOf, send, stubTab, tick } from '../../../testing/press.ts';
import { stubServer } from '../../data/stub-server.ts';
import type { Locale } from '../../i18n/locale.ts';
import { askBookings } from '../frame/asked-bookings.ts';
import type { Person } from '../session/use-profile.ts';
import { AtAGlance } from './at-a-glance.tsx';
import { BookingFacts, BookingRides } from './booking-facts.tsx';
import { BookingLine, guestOf } from './booking-line.tsx';
import { BookingMoney } from './booking-money.tsx';
import { BookingPage } from './booking-page.tsx';
import { BookingsPage } from './bookings-page.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import { listBookings, takeListed } from './listed.ts';
import { keepOpened, readOpened } from './opened.ts';
import { StoryTimeline } from './story-timeline.tsx';
import type { FoundBookings, Story } from './use-bookings.ts';
import { ViewForm } from './view-form.tsx';
import { ViewsPage } from './views-page.tsx';
import { PriceExplained } from './why-price.tsx';

vi.mock('../../components/use-media.ts', () => ({ useMedia: () => false }));
vi.mock('../../components/page-value.ts', () => import('../../../testing/live-page-value.ts'));
vi.mock('react/jsx-dev-runtime', async (load) =>
  (await import('../../../testing/press.ts')).keepDrawn(await load()),
);

beforeEach(forgetDrawn);
afterEach(() => {
  askBookings('');
  takeListed();
  vi.unstubAllGlobals();
});

const story = exampleOf('getBookingStory');
const [ride] = story.booking.transfers;
const [stay] = story.booking.reservations;
const [event] = story.events;
if (!ride || !stay || !event) throw new Error('the example has too little');
type Booking = Story['booking'];
const personWith = (...permissions: Permission[]) =>
  ({ username: 'ana.ruiz', permissions, menu: [] }) as unknown as Person;
const gone = (code: string) =>
  new ProblemError({ type: 'about:blank', title: '', status: 404, code, detail: '', instance: '' });

describe('the facts of a booking', () => {
  const facts = async (booking: Partial<Booking>, more: Partial<Story> = {}, locale: Locale = 'en-US') => {
    const shown = { ...story, ...more, booking: { ...story.booking, ...booking } };
    const drawn = await draw(
      <>
        <BookingFacts story={shown} />
        <BookingRides story={shown} />
      </>,
      { locale },
    );
    const said = drawn.all('dd');
    return { ...drawn, said: Object.fromEntries(drawn.all('dt').map((name, place) => [name, said[place]])) };
  };
  const withRide = (change: Partial<typeof ride>, locale: Locale = 'en-US') =>
    facts({ transfers: [{ ...ride, ...change }] }, {}, locale);

  it('are the contact, the service and the people', async () => {
    expect((await facts({})).said).toEqual({
      Contact: 'r•••@example.com|•••0100',
      Service: 'Shared shuttle|2 seats',
      People: '2 adults + 1 under 4 on a lap',
    });
  });

  it('name the contact where it is not the guest of the title', async () => {
    const contact = { ...story.booking.contact, name: 'Pedro Rivera' };
    expect((await facts({ contact })).said.Contact).toMatch(/^Pedro Rivera\|/);
    expect((await facts({ contact, reservations: [] })).said.Contact).not.toContain('Pedro Rivera');
    expect(guestOf({ booking: { ...story.booking, contact, reservations: [] } })).toBe('Pedro Rivera');
  });

  it('show the whole contact to a person who gets it', async () => {
    const reach = { email: 'rivera@example.com', phone: '+525500000100' };
    expect((await facts({}, { reach })).said.Contact).toBe('rivera@example.com|+525500000100');
  });

  it('have a special request where there is one', async () => {
    expect((await facts({ observation: 'A quiet driver' })).said['Special request']).toBe('A quiet driver');
    expect((await facts({})).said).not.toHaveProperty('Special request');
  });

  it.each([
    [0, true],
    [23, true],
    [25, false],
  ])('say after %i hours that the letter is prepared: %j', async (hours, isSaid) => {
    const created_at = new Date(Date.now() - hours * 3_600_000).toISOString();
    const { text } = await facts({ confirmation_mail: 'sending', created_at });
    expect(text.includes('The confirmation is being prepared.')).toBe(isSaid);
    expect((await facts({ confirmation_mail: 'sent', created_at })).text).not.toContain('being prepared');
  });

  it.each<[Locale, string]>([
    [
      'en-US',
      'Arrival|Pick-up|Mon, Dec 21, 2:35 PM|Cancún International Airport, Terminal 3|Flight|AA1234|Meeting point|Outside arrivals',
    ],
    [
      'es-MX',
      'Llegada|Recogida|lun 21 de dic, 14:35|Cancún International Airport, Terminal 3|Vuelo|AA1234|Punto de encuentro|Outside arrivals',
    ],
  ])('tell a ride by its clock in %s', async (locale, said) => {
    expect((await withRide({ special_items: [] }, locale)).all('li')[0]).toBe(said);
  });

  it.each<[Locale, string]>([
    [
      'en-US',
      'Pick-up now: the flight moved it|Mon, Dec 21, 7:31 PM|Sold as Mon, Dec 21, 2:35 PM|Cancún International',
    ],
    [
      'es-MX',
      'Recogida ahora: el vuelo la movió|lun 21 de dic, 19:31|Vendido para lun 21 de dic, 14:35|Cancún International',
    ],
  ])('begin with the pick-up as it is expected now, the sold one beside it, in %s', async (locale, said) => {
    const expected = { date: '2026-12-21', time: '19:31' };
    const followed = [{ transfer_id: ride.transfer_id, expected, frozen: null }];
    expect((await facts({}, { followed }, locale)).text).toContain(said);
    const other = [{ transfer_id: ride.transfer_id + 1, expected, frozen: null }];
    expect((await facts({}, { followed: other }, locale)).text).not.toContain('7:31');
  });

  it('say that a ride is on hold, and why', async () => {
    const followed = [{ transfer_id: ride.transfer_id, expected: null, frozen: 'cancelled' as const }];
    const { text } = await facts({}, { followed });
    expect(text).toContain('Mon, Dec 21, 2:35 PM|Flight canceled: do not mark as missed|');
    expect(text).not.toContain('Sold as');
  });

  it('of a departure say that its pick-up is the day before, and where it goes', async () => {
    const { text } = await withRide({
      direction: 'departure',
      drop_off: 'Departures, door 4',
      pick_up: { ...ride.pick_up, date: '2026-12-20', is_day_before: true },
    });
    expect(text).toContain('Sun, Dec 20, 2:35 PM|· the day before the flight|');
    expect(text).toContain('Drop-off|Departures, door 4');
  });

  it.each<[Partial<typeof ride>, string]>([
    [{ time_to_check: true }, 'Check the flight’s time'],
    [{ late_arrival: true }, 'Arrives later than the stay begins'],
    [{ status: 'no_show' }, 'Arrival|Missed'],
  ])('warn: %j', async (change, said) => {
    expect((await withRide(change)).text).toContain(said);
    expect((await withRide({})).text).not.toContain(said);
  });

  it('keep a line for a ride that was canceled, without its place', async () => {
    const { all } = await facts({ transfers: [ride, { ...ride, transfer_id: 902, status: 'cancelled' }] });
    const [coming, off] = all('li');
    expect(coming).toContain('Meeting point');
    expect(off).toBe(`Arrival|Mon, Dec 21, 2:35 PM|${ride.flight_code}|Canceled`);
  });

  it('name special items with the call that they need', async () => {
    expect((await withRide({})).text).toMatch(/2 .*surfboards?/i);
    expect((await withRide({ special_items: [] })).text).not.toMatch(/surfboard/i);
  });

  it('put no child on a lap where everybody takes a seat', async () => {
    const { said } = await facts({ reservations: [stay], total_passengers: 3 });
    expect(said.Service).toBe('Shared shuttle|3 seats');
    expect(said.People).toBe('2 adults + 1 under 4');
    const inSpanish = await facts({ reservations: [stay] }, {}, 'es-MX');
    expect(inSpanish.text).toContain('2 asientos|Personas|2 adultos + 1 menor de 4 en brazos');
  });

  it('count the riders of each stay, and mark the main guest among several', async () => {
    const riders = async (reservations: Booking['reservations']) =>
      (await facts({ reservations })).all('li').slice(0, -1);
    expect(await riders([stay])).toEqual([]);
    const other = {
      ...stay,
      folio: 'BP100002-1',
      guest: 'Omar',
      main: false,
      adults: 1,
      minors: 0,
      babyseat: 1,
    };
    expect(await riders([stay, other])).toEqual([
      'Lucía Rivera|BP100001-1 · Main guest|2 adults + 1 under 4 on a lap',
      'Omar|BP100002-1|1 adult + 1 baby seat',
    ]);
  });
});

describe('a booking at a glance', () => {
  const said = async (booking: Partial<Booking>, more: Partial<Story> = {}) =>
    (await draw(<AtAGlance story={{ ...story, ...more, booking: { ...story.booking, ...booking } }} />)).text;
  const back = { ...ride, transfer_id: 902, direction: 'departure' as const };
  const later = { ...back, pick_up: { ...ride.pick_up, date: '2026-12-28', time: '10:50' } };

  it('is its next ride, whatever their order, with what is paid or still to pay', async () => {
    const money = { ...story.money, paid: 84, due: 0 };
    expect(await said({ transfers: [later, ride] }, { money })).toBe(
      'Next ride · Arrival|Mon, Dec 21, 2:35 PM|Paid|USD 84.00',
    );
    const over = { ...ride, status: 'completed' as const };
    expect(await said({ transfers: [over, later] }, { money: { ...money, due: 12.5 } })).toBe(
      'Next ride · Departure|Mon, Dec 28, 10:50 AM|Still to pay|USD 12.50',
    );
  });

  it('has a payment without a result, before anybody is asked for money', async () => {
    const money = { ...story.money, paid: 0, due: 95, open_payment: 'unknown' as const };
    expect(await said({}, { money })).toMatch(
      /Still to pay\|USD 95\.00\|Do not ask for money: .* no result yet$/,
    );
  });

  it('is the pick-up that counts now, with the sold one', async () => {
    const expected = { date: '2026-12-29', time: '01:10' };
    const followed = [{ transfer_id: ride.transfer_id, expected, frozen: null }];
    expect(await said({ transfers: [ride] }, { followed })).toContain(
      'Next ride · Arrival|Tue, Dec 29, 1:10 AM|Sold as Mon, Dec 21, 2:35 PM|',
    );
    // Moved behind the other one.
    expect(await said({ transfers: [ride, later] }, { followed })).toContain('Next ride · Departure|');
  });

  it.each(['cancelled', 'no_show'] as const)('has no ride left where all are %s', async (status) => {
    expect(await said({ transfers: [{ ...ride, status }] })).toContain('Next ride|No ride left|');
  });
});

describe('the story of a booking', () => {
  const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00Z`;
  const shown = (
    events: Partial<Story['events'][number]>[],
    person = personWith(),
    more: Partial<Story> = {},
  ) =>
    draw(
      <StoryTimeline
        person={person}
        story={{ ...story, ...more, events: events.map((one) => ({ ...event, amount: null, ...one })) }}
      />,
    );

  it('has the newest first, also where two are of one moment', async () => {
    const { all } = await shown([
      { at: at(15) },
      { at: at(16), kind: 'payment', code: 'created' },
      { at: at(16), kind: 'payment', code: 'succeeded', amount: 48 },
    ]);
    expect(all('li')).toEqual([
      'Payment accepted|· USD 48.00|Guest|Sat, Nov 21, 11:00 AM',
      'Payment started|Guest|Sat, Nov 21, 11:00 AM',
      'Booked|Guest|Sat, Nov 21, 10:00 AM',
    ]);
  });

  it('is narrowed by the kinds that are there, and by none where there is one', async () => {
    const { all } = await shown([{}, { kind: 'payment', code: 'created' }, { kind: 'letter', code: 'sent' }]);
    expect(all('option')).toEqual(['Everything', 'Booking', 'Payments', 'Emails']);
    expect((await shown([{}, {}])).all('select')).toEqual([]);
    expect((await shown([])).text).toContain('Nothing of this kind.');
  });

  it.each<[Partial<typeof event>, string]>([
    [{ source: 'gateway', kind: 'payment', code: 'failed' }, 'Payment failed|Payment gateway'],
    [{ source: 'us', kind: 'letter', code: 'sent', who: 'rivera@example.com' }, 'to rivera@example.com'],
    [{ source: 'staff', kind: 'staff', code: 'looked', who: 'eva' }, 'Viewed it as the guest|Staff · eva'],
    [{ kind: 'alert', code: 'made_up' }, 'made_up|Guest'],
    [{ amount: 0 }, 'Booked|Guest'],
    [{ note: 'Called twice' }, 'Booked|Called twice|Guest'],
    [
      { kind: 'refund', code: 'requested', detail: 'cancel', amount: 12.5 },
      'Refund requested|· USD 12.50|Cancellation ·|Guest',
    ],
    [{ learned_at: at(18) }, 'We received this Sat, Nov 21, 1:00 PM.'],
  ])('tells an event: %j', async (one, said) => {
    expect((await shown([one])).text).toContain(said);
  });

  it('has failures of one thing in a line, across the alerts about them', async () => {
    const failed = { kind: 'refund', code: 'failed', amount: 95, source: 'gateway' } as const;
    const alert = { kind: 'alert', code: 'refund.failed' } as const;
    const { all } = await shown([
      { at: at(13), ...failed },
      { at: at(14), ...alert },
      { at: at(15), ...failed },
      { at: at(16), ...failed },
      { at: at(17), kind: 'refund', code: 'retried' },
      { at: at(18), ...failed },
    ]);
    expect(all('li').map((line) => line.split('|').slice(0, 3).join('|'))).toEqual([
      'Refund failed|· USD 95.00|Payment gateway',
      'Refund retried|Guest|Sat, Nov 21, 12:00 PM',
      'Refund failed|· USD 95.00|3 times since Sat, Nov 21, 8:00 AM ·',
      expect.stringContaining('A refund failed'),
    ]);
  });

  it('has a ride beside what happened to it', async () => {
    const off = { kind: 'change', code: 'cancelled', amount: -42 } as const;
    const { text } = await shown([{ ...off, changes: [{ field: 'departure', old: '', new: '' }] }]);
    expect(text).toContain('Canceled|· Departure · −USD 42.00|Guest|');
  });

  it('marks what went wrong', async () => {
    const bad = 'class="font-semibold text-bad"';
    for (const [kind, code] of [
      ['payment', 'failed'],
      ['refund', 'failed'],
      ['refund', 'returned'],
      ['letter', 'failed'],
    ] as const)
      expect((await shown([{ kind, code }])).html).toContain(bad);
    expect((await shown([{ kind: 'letter', code: 'sent' }])).html).not.toContain(bad);
  });

  it('has the views of staff behind their filter', async () => {
    const viewed = { kind: 'staff', code: 'opened', source: 'staff', who: 'eva' } as const;
    const { text, all } = await shown([{}, viewed]);
    expect(text).not.toContain('Opened this booking');
    expect(all('option')).toContain('Staff and views');
  });

  it('names a colleague, with the way to them for a person who may see people', async () => {
    const by = [{ source: 'staff' as const, kind: 'staff' as const, code: 'looked', who: 'eva' }];
    const known = await shown(by, personWith(), {
      colleagues: [{ username: 'eva', name: 'Eva Sol', id: 9 }],
    });
    expect(known.links()).toEqual(['/admin/people/9 Eva Sol']);
    expect(known.text).not.toContain('· eva');
    const unseen = await shown(by, personWith(), {
      colleagues: [{ username: 'eva', name: 'Eva Sol', id: null }],
    });
    expect(unseen.links()).toEqual([]);
    expect(unseen.text).toContain('Staff · Eva Sol');
  });

  it.each<[string, Permission[], boolean]>([
    ['letter', ['mail:send'], true],
    ['letter', ['messages:see'], false],
    ['message', ['messages:see'], true],
    ['message', ['mail:send'], false],
  ])('opens a %s for a person with %j: %j', async (what, permissions, opens) => {
    const { text } = await shown(
      [{ kind: 'letter', code: 'sent', detail: 'Confirmation', opens: { what: what as 'letter', id: 12 } }],
      personWith(...permissions),
    );
    expect(/Read the (email|message)/.test(text)).toBe(opens);
  });
});

describe('a letter', () => {
  const letter = exampleOf('getBookingLetter');
  const shown = (change: Partial<typeof letter>) =>
    draw(<LetterDialog story={story} letter={12} onClose={() => undefined} />, {
      answers: [[['staff', 'bookings', 'letter', 41, 12], { ...letter, ...change }]],
    });

  it('is shown word for word, in the language in which it was sent', async () => {
    const { text, html } = await shown({ language: 'es', subject: 'Tu traslado está reservado' });
    expect(text).toContain(
      'Subject|Tu traslado está reservado|To|camille.dubois@example.com|When|Sat, Nov 21, 10:00 AM|Attached|7K3QW9ZC4T.pdf|Your ride is booked.',
    );
    expect(html.match(/lang="es"/g)).toHaveLength(2);
  });
  it('without a file names none, and before it is sent says when it was written', async () => {
    const { text } = await shown({ attachments: [], sent_at: null, created_at: '2026-11-22T15:00:00Z' });
    expect(text).not.toContain('Attached');
    expect(text).toContain('When|Sun, Nov 22, 10:00 AM');
  });
});

describe('the page of a booking', () => {
  beforeEach(() => void stubTab());
  const page = (person = personWith()) => (
    <BookingPage person={person} id={41} refund={() => <b>Deeds of others</b>} end={<i>The end</i>} />
  );
  const shown = (more: Partial<Story>) =>
    draw(page(), { answers: [[['staff', 'bookings', 'story', 41], { ...story, ...more }]] });

  it('names the booking and its state', async () => {
    const { text, all } = await shown({});
    expect(all('h1')).toEqual(['Lucía Rivera']);
    expect(text).toContain('Lucía Rivera|Confirmed');
    expect(text).toContain('7K3QW9ZC4T|Copy the booking number|Bahía Perla|BP100001-1|');
    expect(text).toContain('Opening a booking is recorded with your name.');
  });

  it('has the days of its stay, as they were read last', async () => {
    const read = (arrival: string) => ({
      ...event,
      ...{ kind: 'pms' as const, detail: 'BP100001-1' },
      changes: [
        { field: 'stay.arrivalOn', old: '', new: arrival },
        { field: 'stay.departureOn', old: '', new: '2026-12-28' },
      ],
    });
    const events = [read('2026-12-20'), read('2026-12-21')];
    expect((await draw(<BookingLine story={{ ...story, events }} />)).text).toMatch(
      /\|Mon, Dec 21 to Mon, Dec 28$/,
    );
    const other = events.map((one) => ({ ...one, detail: 'BP100002-1' }));
    expect((await draw(<BookingLine story={{ ...story, events: other }} />)).text).not.toContain('Dec 21');
  });

  it('of the group’s own system has nothing that is ours to do', async () => {
    const ours = await shown({});
    expect(ours.text).toContain('Deeds of others');
    expect(ours.text).toContain('The end');
    const theirs = await shown({ kept_by: 'group', told_at: '2026-11-21T15:00:00Z' });
    expect(theirs.text).toContain('This booking is in the group’s own system');
    expect(theirs.text).toContain('as that system reported it on Sat, Nov 21, 10:00 AM.');
    expect(theirs.text).not.toMatch(/Deeds of others|The end/);
    expect(ours.all('button').length).toBeGreaterThan(theirs.all('button').length);
  });

  it('that was replaced leads to the newer one', async () => {
    const { text, links } = await shown({ replaced_by: 55 });
    expect(text).toContain('Replaced by a newer booking.');
    expect(links()).toContain('/admin/bookings/55 Open the newer booking');
  });

  it.each([
    ['coupon.not_found', 'There is no such booking|It may belong to a resort that you don’t work for.'],
    ['server.error', 'We couldn’t load the booking.|Try again'],
  ])('that could not be read: %s', async (code, said) => {
    const { text } = await draw(page(), {
      failures: [[['staff', 'bookings', 'story', 41, 'en-US'], gone(code)]],
    });
    expect(text).toContain(said);
  });
});

it('the money of a booking is explained where we keep it', async () => {
  const shown = (kept_by: Story['kept_by']) =>
    draw(<BookingMoney person={personWith()} id={41} />, {
      answers: [[['staff', 'bookings', 'story', 41], { ...story, kept_by }]],
    });
  const titles = (await shown('us')).all('h2').join();
  expect(titles).toMatch(/^Rides.*,Payments and refunds,What happened.*,Why this price/);
  expect((await shown('group')).all('h2')).toHaveLength(titles.split(',').length - 1);
});

it('the money of a booking stands below its rides, and doubts a double charge of one payment', async () => {
  const [event] = story.events;
  if (!event) throw new Error('the example has no event');
  const shown = async (payments: number, reason: string) => {
    const paid = Array.from({ length: payments }, () => ({
      ...event,
      kind: 'payment' as const,
      code: 'succeeded',
    }));
    const { text } = await draw(<BookingMoney person={personWith()} id={41} reason={reason} />, {
      answers: [[['staff', 'bookings', 'story', 41], { ...story, events: paid }]],
    });
    return text;
  };
  const doubt = 'This booking has one payment';
  const text = await shown(1, 'charged_twice');
  expect(text).toContain(doubt);
  expect(text).toMatch(/\|Arrival\|\w{3}, \w{3} \d+, \d+:\d\d [AP]M\|\w+\|Confirmed\|.*Payments and refunds/);
  expect(await shown(2, 'charged_twice')).not.toContain(doubt);
  expect(await shown(1, 'goodwill')).not.toContain(doubt);
});

describe('the box that finds bookings', () => {
  const example = exampleOf('searchBookings');
  const found = (answer: Partial<FoundBookings>, search = 'rivera', permissions: Permission[] = []) => {
    askBookings(search);
    return draw(<BookingsPage person={personWith(...permissions)} />, {
      answers: [[['staff', 'bookings', 'search', search], { ...example, ...answer, search }]],
    });
  };
  const [group] = example.groups;
  const [row] = group?.rows ?? [];
  if (!group || !row) throw new Error('the example has no booking');

  it('counts bookings and stays', async () => {
    expect((await found({})).text).toContain('1 booking found · 1 stay without a booking|');
    const two = { ...group, total: 2_000, rows: [row, { ...row, id: 42 }] };
    expect((await found({ groups: [two], stays: [] })).text).toContain('More than 1,000 bookings found|');
  });

  it('counts a booking once that is found by two things', async () => {
    const groups = [
      { ...group, total: 9 },
      { ...group, matched: 'email' as const, total: 7 },
    ];
    expect((await found({ groups, stays: [] })).text).toContain('1 booking found|');
  });

  it.each([
    [true, 'rivera', 'No booking found for “rivera”|Check the spelling'],
    [false, '??', 'This isn’t something we can search by|Type a booking number'],
    [
      true,
      `${'word '.repeat(20)}`.trim(),
      'No booking found for “word word word word word word word word word word word word…”',
    ],
  ])('says why nothing is found: recognised %j, %s', async (is_recognised, search, said) => {
    expect((await found({ groups: [], stays: [], is_recognised }, search)).text).toContain(said);
  });

  it('makes a list of what it found, once there are several', async () => {
    const several = { ...group, rows: [row, { ...row, id: 42 }] };
    expect((await found({})).text).not.toContain('Create a list of these');
    const led = stubTab();
    await found({ groups: [several] });
    press('Create a list of these');
    expect(led).toEqual(['/admin/bookings/lists']);
    expect(takeListed()).toEqual([41, 42]);
    expect(takeListed()).toEqual([]);
  });

  it('books only for a person who may act for guests', async () => {
    expect((await found({}, 'rivera', ['coupons:act'])).links().join()).toContain('/admin/bookings/new ');
    expect((await found({ stays: [] })).links().join()).not.toContain('/admin/bookings/new');
  });

  it('begins with the bookings that this person opened last here', async () => {
    stubServer(() => ({}));
    keepOpened('ana.ruiz', 7);
    keepOpened('ana.ruiz', 41);
    keepOpened('ana.ruiz', 7);
    expect([readOpened('ana.ruiz'), readOpened('eva')]).toEqual([[7, 41], []]);
    const { text } = await draw(<BookingsPage person={personWith()} />, {
      answers: [
        [['staff', 'bookings', 'opened', [7, 41]], { ...example, groups: [{ ...group, matched: 'opened' }] }],
      ],
    });
    expect(text).toContain('Opened recently|Lucía Rivera');
    const other = { ...personWith(), username: 'eva' } as Person;
    const begun = await draw(<BookingsPage person={other} />);
    expect(begun.text).not.toContain('Opened recently');
    expect(begun.all('h2')).toEqual(['Rides of the next 7 days']);
  });
});

describe('lists of bookings', () => {
  const choices = exampleOf('listBookingViews');
  const answer = exampleOf('askBookingView');
  const shown = (change: Partial<typeof answer> = {}) =>
    draw(<ViewsPage />, {
      answers: [
        [['staff', 'booking-views', 'kept'], choices],
        [['staff', 'booking-views', 'asked'], { ...answer, ...change }],
      ],
    });
  const question: Parameters<typeof ViewForm>[0]['question'] = {
    ...USUAL_VIEW,
    statuses: [...USUAL_VIEW.statuses],
    columns: [...USUAL_VIEW.columns],
    properties: [],
    bookings: [],
  };

  it('have a file without what opens a booking, or say that nothing is in them', async () => {
    const { text } = await shown({ total: 3 });
    expect(text).toContain('3 in all');
    expect(text).toContain('Export list|Beside names, the file has ride references');
    expect((await shown({ total: 3, columns: ['due'] })).text).not.toContain('Beside names');
    const none = await shown({ total: 0, rows: [] });
    expect(none.text).toContain('No booking is on this list now.');
    expect(none.all('table')).toEqual([]);
  });

  it('count a thousand and no further', async () => {
    const { text } = await shown({ total: 5_000 });
    expect(text).toContain('1 to 25 of 1,000');
    expect(text).toContain('There are more than 1,000.');
    expect((await shown({ total: 1_000 })).text).not.toContain('There are more than 1,000.');
  });

  it('of a search have exactly what it found', async () => {
    listBookings([41, 42, 43]);
    expect((await shown()).text).toContain('Only the 3 bookings that were chosen are on this list.');
    expect(propsOf(ViewForm).question).toMatchObject({ bookings: [41, 42, 43], statuses: [], days: null });
    expect(takeListed()).toEqual([]);
    await shown();
    expect(propsOf(ViewForm).question).toEqual(question);
  });

  describe('are asked for by a form', () => {
    const onAsk = vi.fn();
    const asked = async (change: object, act: () => void) => {
      onAsk.mockClear();
      await draw(<ViewForm question={{ ...question, ...change }} choices={choices} onAsk={onAsk} />);
      act();
      await send('Contents of the list');
      return onAsk.mock.calls[0]?.[0];
    };

    it.each([
      ['today', { from: 0, to: 0 }],
      ['tomorrow', { from: 0, to: 1 }],
      ['past_month', { from: -30, to: -1 }],
      ['any', null],
    ])('for the days %s', async (name, days) => {
      expect(await asked({}, () => enter('days', name))).toMatchObject({ days });
    });

    it('that keeps days and resorts of its own until others are chosen', async () => {
      const own = { days: { from: 3, to: 9 }, properties: [1, 2] };
      expect(await asked(own, () => undefined)).toMatchObject(own);
      expect(await asked(own, () => enter('property', ''))).toMatchObject({ days: own.days, properties: [] });
      expect(await asked(own, () => enter('property', '7'))).toMatchObject({ properties: [7] });
    });

    it('with states in the order of the page', async () => {
      const both = await asked({ statuses: ['cancelled'] }, () => tick('Confirmed'));
      expect(both.statuses).toEqual(['confirmed', 'cancelled']);
    });
  });
});

describe('the reasons of a price', () => {
  const answer = exampleOf('searchGuestPrice');
  const [service] = answer.services;
  const explained = (id: number, more: Partial<Story['explanations'][number]>) =>
    ({
      id,
      at: '2026-11-21T15:00:00Z',
      of: 'sale',
      is_current: false,
      lowered: 0,
      explanation: { ...answer, ...service },
      ...more,
    }) as unknown as Story['explanations'][number];
  const shown = (...explanations: Story['explanations']) =>
    draw(<PriceExplained story={{ ...story, explanations }} />);

  it('stand with the present one first', async () => {
    const { all, text } = await shown(
      explained(1, {}),
      explained(2, { of: 'change', at: '2026-11-22T15:00:00Z', is_current: true }),
    );
    expect(all('h3').filter((title) => /^Price of/.test(title))).toEqual([
      'Price of the change, Sun, Nov 22, 10:00 AM|(the current price)',
      'Price of the sale, Sat, Nov 21, 10:00 AM',
    ]);
    expect(text).toContain('As it was calculated when it was sold.');
  });
  it.each([
    ['round_trip', 'Shared shuttle, round trip: one price for both rides|'],
    ['arrival', 'Shared shuttle, airport to resort|'],
  ] as const)('say first what is priced: %s', async (trip_type, said) => {
    const booking = { ...story.booking, trip_type };
    const { text } = await draw(<PriceExplained story={{ ...story, booking, explanations: [] }} />);
    expect(text).toContain(said);
  });
  it('are missed where none is of the present price', async () => {
    expect((await shown(explained(1, {}))).text).toContain('This sale has no stored calculation.');
  });
  it('say what was taken off by hand', async () => {
    const { text } = await shown(explained(1, { lowered: 20.5 }));
    expect(text).toContain('Price lowered by the resort: −USD 20.50. That leaves USD 48.00.');
    expect((await shown(explained(1, {}))).text).not.toContain('Price lowered');
  });
});
