import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { filledForm, keepingForms } from '../../../testing/forms.ts';
import { staff as en } from '../../i18n/en/staff.ts';
import type { Locale } from '../../i18n/locale.ts';
import { staffKey } from '../session/staff-session.ts';
import type { Booking } from './ask-acting.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import { PayLinkDialog } from './pay-link-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { SayWhy } from './say-why.tsx';
import type * as Deeds from './use-deed.ts';

vi.mock('../../components/form.tsx', async (original) => keepingForms(await original()));

type Typed = Readonly<Record<string, unknown>>;
type Deed = Parameters<typeof Deeds.useDeed>[0];

/** The second step of an action: what the server has told of its effects. */
const step = vi.hoisted((): { wish: unknown; answer: unknown; stop: unknown; deed?: unknown } => ({
  wish: null,
  answer: null,
  stop: null,
}));
vi.mock('./use-deed.ts', async (original) => {
  const { useDeed } = await original<typeof Deeds>();
  const useStep = (deed: Deed) => {
    const own = useDeed(deed);
    const { answer, stop } = step;
    step.deed = deed;
    if (answer === null && stop === null) return own;
    const confirm = (said: object) => deed.ask('the wish', said).then(() => undefined);
    return { ...own, confirm, stop, previewed: answer && { wish: step.wish, answer } };
  };
  return { useDeed: useStep };
});
beforeEach(() => Object.assign(step, { wish: 'the wish', answer: null, stop: null }));

const story = exampleOf('getBookingStory');
const [ride] = story.booking.transfers;
const [rider] = story.booking.reservations;
if (!ride || !rider) throw new Error('the example has no ride');
const nothing = () => undefined;
const yes = { allowed: true, code: null, deadline: null, overrides: [] };
const acting = {
  rides: [
    { transfer_id: 901, change: yes, passengers: yes, cancel: yes },
    { transfer_id: 902, change: yes, passengers: yes, cancel: yes },
  ],
  cancel_all: yes,
  contact: yes,
  letter: true,
  price: yes,
  pay_link: { amount: 48, expires_at: null, may_mail: true, link: null },
};
const back = { ...ride, transfer_id: 902, direction: 'departure' as const, flight_code: 'AA1235' };

const bookingWith = (change: Partial<Booking['booking']> = {}, more: Partial<Booking> = {}): Booking => ({
  ...story,
  acting,
  ...more,
  booking: { ...story.booking, ...change },
});
const booking = bookingWith();
const override = (rule: 'fee' | 'cancel_deadline', needs_note: boolean, limit: number | null = null) => ({
  rule,
  needs_note,
  limit,
});

describe('a cancellation', () => {
  const drawn = (of: Booking, mayWaive = true) =>
    draw(<CancelDialog booking={of} mayWaive={mayWaive} onClose={nothing} />);
  const both = bookingWith({ transfers: [ride, back] });

  it.each([
    ['both rides', both, ['All remaining rides', 'Arrival', 'Departure']],
    ['one ride', booking, ['All remaining rides']],
    [
      'both that are not paid',
      bookingWith({ transfers: [ride, back], status: 'pending_payment' }),
      ['All remaining rides'],
    ],
    [
      'one that is left of two',
      bookingWith({ transfers: [{ ...ride, status: 'cancelled' }, back] }),
      ['All remaining rides'],
    ],
  ] as const)('offers what can be canceled of %s', async (_, of, choices) => {
    const { html } = await drawn(of);
    expect(html.match(/type="radio"/g)).toHaveLength(choices.length);
    for (const choice of choices) expect(html).toContain(choice);
  });

  it('waives the fee where the person may, and asks for its effects first', async () => {
    expect((await drawn(both, false)).text).not.toContain(en.acting.cancel.waive);
    expect((await drawn(both)).text).toContain(en.acting.cancel.waive);
    const { asked, send } = filledForm(() => exampleOf('cancelForGuest'));
    await send({ rides: 'departure', waive: true });
    expect(asked).toMatchObject([
      {
        line: `POST /v1/staff/bookings/${story.id}/cancel?preview=1`,
        ifMatch: '"2"',
        body: { rides: 'departure', waive_fee: true },
      },
    ]);
  });

  const answer = { ...exampleOf('cancelForGuest'), paid: 95, refund: 95 };

  it('tells the refund, line by line', async () => {
    step.answer = { ...answer, already_refunded: 10, kept: 0, fee: 47.5, refund: 37.5 };
    const { text } = await drawn(booking);
    expect(text).toContain('Paid|USD 95.00|Already refunded|−USD 10.00|Cancellation fee|−USD 47.50');
    expect(text).toContain('Refund to the card|USD 37.50');
    expect(text).not.toContain('Price of the rides that stay');
    step.answer = { ...answer, refund: 0 };
    expect((await drawn(booking)).text).toContain('Nothing to refund|USD 0.00');
  });

  it('says why: by the rules of refunds, for each ride', async () => {
    const leg = { direction: 'arrival', given_up: true, price: 95, kept: 0, fee: 47.5, earlier: null };
    const rule = { hours_before: 24, percent: 50 };
    step.answer = { ...answer, steps: [{ ...leg, rule }] };
    const { why } = en.acting;
    const { ride: names } = en.bookings;
    expect((await drawn(booking)).all('li')).toEqual([
      why.paid('USD 95.00'),
      why.rule(names.arrival, 24, 50, 'USD 47.50'),
      why.sum('USD 95.00'),
    ]);
    step.answer = {
      ...answer,
      already_refunded: 5,
      steps: [
        { ...leg, rule, earlier: { hours_before: 48, percent: 25 } },
        { ...leg, rule: null },
        { ...leg, given_up: false },
        { ...leg, kept: 95 },
      ],
    };
    expect((await drawn(booking)).all('li').slice(2, -1)).toEqual([
      why.earlier(48, 25),
      why.noRule(names.arrival, 'USD 95.00'),
      why.gone(names.arrival, 'USD 47.50'),
      why.kept(names.arrival, 'USD 95.00'),
      why.back('USD 5.00'),
    ]);
  });

  it.each<[Locale, number, string, string]>([
    ['en-US', 1, 'less than 1 hour before', 'Canceled 1 hour before or earlier, the fee'],
    ['en-US', 24, 'less than 24 hours before', 'Canceled 24 hours before or earlier, the fee'],
    ['es-MX', 1, 'con menos de 1 hora antes', 'Con 1 hora o más de anticipación, el cargo'],
    ['es-MX', 24, 'con menos de 24 horas antes', 'Con 24 horas o más de anticipación, el cargo'],
  ])('counts hours in words: %s, %d', async (locale, hours_before, less, earlier) => {
    const leg = { direction: 'arrival', given_up: true, price: 95, kept: 0, fee: 47.5 };
    const rule = { hours_before, percent: 50 };
    step.answer = { ...answer, steps: [{ ...leg, rule, earlier: { hours_before, percent: 25 } }] };
    const { text } = await draw(<CancelDialog booking={booking} mayWaive onClose={nothing} />, { locale });
    expect(text).toContain(less);
    expect(text).toContain(earlier);
  });

  it('leaves a fee above the own limit to a second person, before and afterwards', async () => {
    step.answer = { ...answer, refund: 47.5, fee_asked: 47.5 };
    expect((await drawn(booking)).text).toContain(
      'USD 47.50 is refunded. The fee of USD 47.50 is above your limit, so a second person decides on it.',
    );
    const { doneText } = step.deed as Deed;
    expect(doneText(step.answer).replace(/\u00a0/g, ' ')).toBe(
      en.acting.cancel.doneAsked('USD 47.50', 'USD 47.50'),
    );
    expect(doneText(answer)).toBe('Canceled. The guest gets an email.');
  });

  it('tells what the guest loses, and nothing of a code that it does not know', async () => {
    step.answer = { ...answer, notices: ['cancel.benefit_lost', 'a.new_code'] };
    const { text } = await drawn(booking);
    expect(text).toContain('The stay includes this transfer. The guest loses it.');
    expect(text).not.toContain('a.new_code');
  });

  it('goes beyond rules only with a note', async () => {
    step.answer = { ...answer, overrides: [override('cancel_deadline', false), override('fee', true, 100)] };
    const { text } = await drawn(booking);
    expect(text).toContain(
      `This goes beyond the guests’ rules|${en.acting.rules.cancel_deadline}|${en.acting.rules.fee} · You may do it up to USD 100.00.`,
    );
    const { asked, send, issueOf } = filledForm(() => answer);
    await send({ reason: 'illness' });
    expect(issueOf('note')).toBe('field.required');
    await send({ note: 'Short' });
    expect(issueOf('note')).not.toBeNull();
    expect(asked).toEqual([]);
    await send({ note: 'She is in hospital since this morning.' });
    expect(asked).toMatchObject([
      { line: expect.stringMatching(/preview=0$/), body: { reason: 'illness', note: /hospital/ } },
    ]);
  });
});

describe('a change', () => {
  const drawn = (of: Booking = booking, answers: Parameters<typeof draw>[1] = {}) =>
    draw(<ChangeDialog booking={of} onClose={nothing} />, answers);
  const wished = async (change: Typed, of = booking) => {
    await drawn(of);
    const { asked, send } = filledForm(() => exampleOf('changeForGuest'));
    await send(change);
    return asked[0]?.body;
  };

  it('asks which ride, where there are two', async () => {
    expect((await drawn()).html).not.toContain('value="901"');
    const { html } = await drawn(bookingWith({ transfers: [ride, back] }));
    for (const part of ['AA1235', 'value="901"', 'value="902"']) expect(html).toContain(part);
  });

  const people = { adults: 2, minors: 1, babyseat: 0 };
  it.each<[Typed, object]>([
    [{}, people],
    [
      { flight: 'AA1236', time: '16:05' },
      { ...people, flight_code: 'AA1236', flight_time: '16:05' },
    ],
    [{ date: '2026-12-22' }, { ...people, service_date: '2026-12-22' }],
    [{ terminal: ' 4 ' }, { ...people, terminal: '4' }],
    [{ terminal: '  ' }, { ...people, terminal: null }],
    [{ late: true }, { ...people, late_arrival: true }],
    [
      { adults: '4', babyseat: 1 },
      { adults: 4, minors: 1, babyseat: 1 },
    ],
    [{ special: { bicycle: 1 } }, { ...people, special_items: [{ kind: 'bicycle', count: 1 }] }],
    [{ settled: true }, { ...people, special_answer: 'confirmed' }],
  ])('of %j wishes no more than that', async (change, wish) => {
    expect(await wished(change)).toEqual({ transfer_id: 901, ...wish });
  });

  const two = bookingWith({ reservations: [rider, { ...rider, folio: 'BP2', main: false, guest: 'Eva' }] });

  it('of several stays leaves their people alone, and offers to take one off', async () => {
    expect(await wished({ adults: 4 }, two)).toEqual({ transfer_id: 901 });
    const { text } = await drawn(two);
    expect(text).toContain(en.acting.change.several);
    expect(text).toContain('Eva, BP2|Remove');
    expect(text).not.toContain('Lucía Rivera, BP100001-1');
  });

  it('adds no stay to a booking that is not paid, nor past the time for people', async () => {
    expect((await drawn(two)).text).toContain('Add another stay');
    const unpaid = { ...two, booking: { ...two.booking, status: 'pending_payment' as const } };
    expect((await drawn(unpaid)).text).not.toContain('Add another stay');
    const rides = acting.rides.map((one) => ({ ...one, passengers: { ...yes, allowed: false } }));
    const late = { ...booking, acting: { ...acting, rides } };
    const { text } = await drawn(late);
    expect(text).not.toContain('Add another stay');
    expect(text).not.toContain('Children under 4');
  });

  it.each([
    ['flight', { flight: '' }, 'field.required'],
    ['date', { date: '2026-13-01' }, 'date.invalid'],
    ['time', { time: '25:00' }, 'time.invalid'],
    ['time', { time: '' }, 'field.required'],
  ])('is not asked about with a wrong %s', async (field, change, code) => {
    await drawn();
    const { asked, send, issueOf } = filledForm();
    await send(change);
    expect(issueOf(field)).toBe(code);
    expect(asked).toEqual([]);
  });

  it('knows no late arrival of a departure', async () => {
    expect((await drawn()).text).toContain(en.acting.change.late);
    const { text } = await drawn(bookingWith({ transfers: [back] }));
    expect(text).not.toContain(en.acting.change.late);
  });

  const answer = exampleOf('changeForGuest');

  it('shows old beside new, the new pick-up, and what it costs', async () => {
    step.answer = answer;
    const { text } = await drawn();
    expect(text).toMatch(/AA1234\|.*AA1236/);
    expect(text).toMatch(/Pick-up\|.*2:35 PM.*\|.*Mon, Dec 21, 4:05 PM, Cancún\|/);
    expect(text).toContain('The price stays the same.|The guest gets an email.');
    const { values } = filledForm();
    expect(values()).toMatchObject({ reason: 'flight_changed' });
    step.answer = { ...answer, amount_due: 20 };
    expect((await drawn()).text).toContain(en.acting.change.pays('USD 20.00'));
    step.answer = {
      ...answer,
      refund: 12,
      changes: [{ field: 'adults', old: '2', new: '1' }],
      pick_up: { old: answer.pick_up.old, new: answer.pick_up.old },
    };
    const less = await drawn();
    expect(less.text).toContain(en.acting.change.refunds('USD 12.00'));
    expect(less.text).not.toContain('pick-up');
    expect(filledForm().values()).toMatchObject({ reason: 'guest_asked' });
  });

  const noMail = { answers: [[[...staffKey, 'profile'], { sends_mail: false }]] } as const;

  it('promises no email where no mail server is set', async () => {
    expect((await drawn()).text).toContain(en.acting.mail);
    const { text } = await drawn(booking, noMail);
    expect(text).toContain(en.frame.noMail);
    expect(text).not.toContain(en.acting.mail);
    expect((step.deed as Deed).doneText(answer)).toBe(`Changed. ${en.frame.noMail}`);
  });

  const { airport } = booking.booking;
  const mark = `${ride.flight_code.replace(' ', '')}|${ride.flight_date}`;
  const unlisted = { answers: [[['flight', 'arrival', mark, airport.airport_id], null]] } as const;

  it('asks for the time of a flight that the schedule does not have', async () => {
    const said = 'is no arrival in Cancún on Mon, Dec 21 by the schedule. What time does it land?';
    expect((await drawn()).text).not.toContain(said);
    expect((await drawn(booking, unlisted)).text).toContain(`${ride.flight_code} ${said}`);
  });

  it('says what stays of time and pick-up, and the warning that the ride will carry', async () => {
    const changes = [{ field: 'flight_code', old: 'AA1234', new: 'AA9' }];
    step.answer = { ...answer, changes, pick_up: { old: answer.pick_up.old, new: answer.pick_up.old } };
    step.wish = { transfer_id: 901, flight_code: 'AA9' };
    const known = (await drawn(bookingWith({ transfers: [ride, back] }))).text;
    expect(known).toContain(
      'The flight time stays: 2:35 PM.|The pick-up stays: Mon, Dec 21, 2:35 PM, Cancún.',
    );
    expect(known).not.toContain('carry a warning');
    // The old flight beside the new one is taken for it.
    expect(known).not.toContain('AA1235');
    expect((await drawn(booking, unlisted)).text).toContain(
      'The ride will carry a warning: Flight not in the schedule that day at this airport|The pick-up goes by 2:35 PM, as typed.',
    );
    step.answer = {
      ...answer,
      changes: [...changes, { field: 'terminal', old: '3', new: '' }],
    };
    expect((await drawn(booking, unlisted)).text).toContain(en.acting.change.terminalGone);
    step.wish = { transfer_id: 901, flight_code: 'AA9', time_confirmed: true };
    expect((await drawn()).text).toContain('warning: Flight time more than 30 minutes from the schedule');
  });

  it('that changes nothing is not confirmed', async () => {
    step.answer = { ...answer, changes: [] };
    const { text, all } = await drawn();
    expect(text).toContain('Nothing would change.');
    expect(all('button')).not.toContain(en.acting.change.confirm);
  });

  it('waits for the payment where it costs more', async () => {
    await drawn();
    const { doneText } = step.deed as Deed;
    expect(doneText({ ...answer, requires_payment: true })).toBe(en.acting.change.waits);
    expect(doneText(answer)).toBe('Changed. The guest gets an email.');
  });

  it.each([
    ['flight.time_differs', true],
    ['transfer.state', false],
  ])('refused with %s can keep the typed time: %s', async (code, keeps) => {
    step.stop = { kind: 'refused', code, text: 'The timetable says 14:35.' };
    const { text, all } = await drawn();
    expect(text).toContain('This can’t be done|The timetable says 14:35.');
    expect(all('button').includes('Keep the time that I typed')).toBe(keeps);
  });
});

describe('a corrected contact', () => {
  const drawn = () => draw(<ContactDialog booking={booking} onClose={nothing} onLettersLost={nothing} />);

  it.each<[Typed, object]>([
    [{}, {}],
    [{ 'contact.email': ' right@visitor.example ' }, { email: 'right@visitor.example' }],
    [{ 'contact.name': 'Lucía R.' }, { name: 'Lucía R.' }],
    [{ 'contact.phone': '+15551234567' }, { phone: '+15551234567' }],
  ])('%j keeps what stays empty as it is', async (change, wish) => {
    await drawn();
    const { asked, send } = filledForm(() => exampleOf('correctContact'));
    await send(change);
    expect(asked).toMatchObject([{ line: expect.stringContaining('contact?preview=1'), body: wish }]);
    expect(asked[0]?.body).toEqual(wish);
  });

  it('is checked before it is asked about', async () => {
    await drawn();
    const { asked, send, issueOf } = filledForm();
    await send({ 'contact.email': 'right@visitor' });
    expect(issueOf('contact.email')).not.toBeNull();
    expect(asked).toEqual([]);
  });

  it('begins with the usual reason, and is nothing to confirm without a change', async () => {
    step.answer = exampleOf('correctContact');
    expect((await drawn()).text).toMatch(/r•••@example\.con\|.*r•••@example\.com/);
    expect(filledForm().values()).toMatchObject({ reason: 'contact_wrong' });
    step.wish = { email: 'right@visitor.example' };
    expect((await drawn()).text).toMatch(/r•••@example\.con\|.*right@visitor\.example/);
    step.answer = { ...exampleOf('correctContact'), changes: [] };
    expect((await drawn()).text).toContain('Nothing would change.');
  });
});

describe('a lower price', () => {
  const unpaid = bookingWith({ price: { ...story.booking.price, due: 84 } });
  const drawn = () => draw(<PriceDialog booking={unpaid} onClose={nothing} onLowered={nothing} />);

  it.each([
    ['off', '20', '20.00'],
    ['off', '0.50', '0.50'],
    ['new', '64', '20.00'],
    ['new', '83.99', '0.01'],
  ])('typed as %s %s takes %s off', async (how, amount, off) => {
    expect((await drawn()).text).toContain('The guest has to pay USD 84.00 now.');
    const { asked, send } = filledForm(() => exampleOf('lowerPrice'));
    await send({ how, amount });
    expect(asked[0]?.body).toMatchObject({ amount: off });
  });

  it.each([
    ['off', '', 'field.required'],
    ['off', 'much', 'amount.invalid'],
    ['off', '0', 'amount.invalid'],
    ['off', '84', 'price.nothing_left'],
    ['new', '0', 'price.nothing_left'],
    ['new', '84', 'amount.invalid'],
    ['new', '90', 'amount.invalid'],
  ])('typed as %s “%s” is refused: %s', async (how, amount, code) => {
    await drawn();
    const { asked, send, issueOf } = filledForm();
    await send({ how, amount });
    expect(issueOf('amount')).toBe(code);
    expect(asked).toEqual([]);
  });

  it.each([
    ['at_once', 'Lower the price'],
    ['second_person', 'Ask for approval'],
  ] as const)('says who decides: %s', async (way, confirm) => {
    step.answer = { ...exampleOf('lowerPrice'), way };
    const { text, all } = await drawn();
    expect(text).toContain('To pay now|USD 84.00|Lowered by|−USD 20.00|To pay then|USD 64.00');
    expect(text).toContain(en.acting.price.decides[way]);
    expect(all('button').join()).toContain(confirm);
    const { send, issueOf } = filledForm();
    await send({ reason: 'service_failed' });
    expect(issueOf('note')).toBe('field.required');
  });
});

describe('the letter', () => {
  const drawn = (of = booking) => draw(<LetterDialog booking={of} onClose={nothing} onDone={nothing} />);

  it('goes to the address on file, once for one opening of the dialog', async () => {
    expect((await drawn()).text).toContain('The confirmation email goes to r•••@example.com again.');
    const { asked, send, values } = filledForm(() => exampleOf('resendLetter'));
    expect(values()).toMatchObject({ reason: 'guest_asked', note: '' });
    await send();
    await send();
    const keys = asked.map(({ body }) => (body as { uuidReference: string }).uuidReference);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('remembers its last reason in the tab', async () => {
    await drawn();
    await filledForm(() => exampleOf('resendLetter')).send({ reason: 'our_mistake' });
    await drawn();
    expect(filledForm().values()).toMatchObject({ reason: 'our_mistake' });
  });

  it('shows the address in full to those who may see it', async () => {
    const reach = { email: 'rivera@example.com', phone: '+529981110100' } as Booking['reach'];
    expect((await drawn({ ...booking, reach })).text).toContain('rivera@example.com');
  });
});

describe('the payment link', () => {
  const drawn = (more: Partial<Booking> = {}) =>
    draw(<PayLinkDialog booking={bookingWith({}, more)} onClose={nothing} onDone={nothing} />);
  const money = (open_payment: Booking['money']['open_payment']) => ({ ...story.money, open_payment });

  it('is mailed, but not to an address that is new', async () => {
    const { text } = await drawn();
    expect(text).toContain('A link to pay USD 48.00 by card.');
    expect(text).toContain('r•••@example.com');
    expect(filledForm().values()).toEqual({ way: 'mail' });
    const pay_link = { ...acting.pay_link, may_mail: false };
    const later = await drawn({ acting: { ...acting, pay_link } });
    expect(later.text).toContain('The address of this booking was changed in the last 24 hours.');
    expect(later.html).toMatch(/<input[^>]*disabled[^>]*value="mail"|value="mail"[^>]*disabled/);
    expect(filledForm().values()).toEqual({ way: 'show' });
  });

  it('is not made while nobody knows about the last payment', async () => {
    const { text, all } = await drawn({ money: money('unknown') });
    expect(text).toContain(en.bookings.money.openPayment.unknown.title);
    expect(all('form')).toEqual([]);
    const { all: other } = await drawn({ money: money(null) });
    expect(other('form')).toHaveLength(1);
  });
});

describe('the reason', () => {
  const drawn = (needs_note: boolean) =>
    draw(<SayWhy overrides={[override('fee', needs_note)]} confirm="Do it" onConfirm={vi.fn()} />);

  it.each([
    [false, '', 'field.required', null],
    [false, 'illness', null, null],
    [false, 'other', null, 'field.required'],
    [true, 'illness', null, 'field.required'],
  ])('with a rule that needs a note: %s, “%s”', async (needs, reason, ofReason, ofNote) => {
    const { text } = await drawn(needs);
    expect(text.includes(en.acting.noteNeeded)).toBe(needs);
    const { send, issueOf } = filledForm();
    await send({ reason });
    expect([issueOf('reason'), issueOf('note')]).toEqual([ofReason, ofNote]);
  });
});
