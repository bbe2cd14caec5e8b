import { describe, expect, it } from 'vitest';
import {
  checkContactForm,
  checkLetterForm,
  checkMessageForm,
  checkSpecialRequest,
  LETTER_ALLOWANCE,
} from './contact-form.ts';
import { checkFlightForm, type FlightLegForm } from './flight-form.ts';
import { within } from './issue.ts';
import { checkBookingLoginForm, checkStayLoginForm } from './login-form.ts';
import { checkOverview, dialogOf } from './overview-form.ts';
import { checkStartForm, EMPTY_START, type StartForm } from './start-form.ts';

const brief = (issues: readonly { field: string; code: string }[]) =>
  issues.map((one) => `${one.field} ${one.code}`);

describe('start', () => {
  const good: StartForm = {
    airport: '1',
    resort: 'BP',
    booking: 'bp100001-1',
    arrival: null,
    lastName: 'Muñoz López',
    typeReservation: 'RoundTrip',
    direction: '',
  };
  it.each<[string, Partial<StartForm>, string[]]>([
    ['good', {}, []],
    ['nothing chosen', { airport: '', resort: ' ' }, ['airport field.required', 'resort field.required']],
    ['no folio', { booking: ' ' }, ['booking field.required']],
    ['no such folio', { booking: 'ВР100001' }, ['booking folio.invalid']],
    ['no name', { lastName: '' }, ['lastName field.required']],
    ['no letters', { lastName: '123' }, ['lastName name.invalid']],
    ['a long name', { lastName: 'a'.repeat(81) }, ['lastName field.too_long']],
    ['one way, which?', { typeReservation: 'OneWay' }, ['direction field.required']],
    ['one way to the airport', { typeReservation: 'OneWay', direction: 'departure' }, []],
    ['everything', EMPTY_START, ['booking', 'lastName'].map((field) => `${field} field.required`)],
    ['a folio pasted with spaces', { booking: 'bp 100001 - 1' }, []],
    ['a folio with a long dash', { booking: 'BP100001–1' }, []],
    ['a folio without its dash', { booking: 'bp1000011' }, []],
    ['an underscore', { booking: 'BP100001_1' }, ['booking folio.invalid']],
    ['a tag', { booking: '<b>' }, ['booking folio.invalid']],
    ['a curled apostrophe', { lastName: 'D’Ávila-Núñez' }, []],
    ['a control in a choice', { airport: '1\u0000' }, ['airport field.invalid']],
  ])('%s', (_, change, issues) => {
    expect(brief(checkStartForm({ ...good, ...change }))).toEqual(issues);
  });
});

it('sign-in by booking and by stay', () => {
  expect(checkBookingLoginForm({ bookingNumber: '12345 abcde', lastName: 'Rivera', arrival: null })).toEqual(
    [],
  );
  expect(checkBookingLoginForm({ bookingNumber: 'bp100001-1', lastName: 'Rivera', arrival: null })).toEqual(
    [],
  );
  expect(brief(checkBookingLoginForm({ bookingNumber: '', lastName: '', arrival: null }))).toEqual([
    'bookingNumber field.required',
    'lastName field.required',
  ]);
  const ofNumber = (bookingNumber: string) =>
    checkBookingLoginForm({ bookingNumber, lastName: 'Rivera', arrival: null });
  expect(brief(ofNumber('7K3QW-9ZCU4'))).toEqual(['bookingNumber booking_number.invalid']);
  for (const [typed, current] of [
    ['123', 3],
    ['7k3qw-9zc4', 9],
    ['7K3QW 9ZC4T X', 11],
  ] as const)
    expect(ofNumber(typed)).toEqual([
      { field: 'bookingNumber', code: 'field.exact_length', params: { exact: 10, current } },
    ]);
  const ofGroup = (bookingNumber: string) =>
    brief(checkBookingLoginForm({ bookingNumber, lastName: 'Rivera', arrival: null }, 'group'));
  for (const typed of ['7', 'K31', 'TRF-2026-00017', 'AB/77']) expect(ofGroup(typed)).toEqual([]);
  expect(ofGroup('00')).toEqual(['bookingNumber booking_number.invalid']);
  expect(
    checkStayLoginForm({ resort: 'BP', booking: 'BP100001-1', lastName: 'Rivera', arrival: '2026-12-21' }),
  ).toEqual([]);
  expect(checkStayLoginForm({ resort: '', booking: '', lastName: '', arrival: '' })).toHaveLength(4);
});

describe('contact', () => {
  const contact = { name: 'Ana Rivera', email: 'ana@example.com', phone: '+529981234567' };
  it('has one issue of each field', () => {
    expect(checkContactForm(contact)).toEqual([]);
    expect(brief(checkContactForm({ name: '', email: '', phone: '' }))).toEqual([
      'name field.required',
      'email field.required',
      'phone field.required',
    ]);
    expect(brief(checkContactForm({ name: '1', email: 'ana@', phone: '998' }))).toEqual([
      'name name.invalid',
      'email email.invalid',
      'phone phone.invalid',
    ]);
  });

  const message = {
    ...contact,
    resort: 'BP',
    airport: '1',
    booking: 'BP100001-1',
    hasNoBooking: false,
    message: 'Is there room for a surfboard?',
    termsAccepted: true,
  };
  it.each([
    ['good', {}, []],
    ['no booking, and says so', { booking: '', hasNoBooking: true }, []],
    ['no booking, and does not', { booking: '' }, ['booking field.required']],
    ['a wrong one is wrong anyway', { booking: '%', hasNoBooking: true }, ['booking folio.invalid']],
    ['too short', { message: 'Hello' }, ['message field.too_short']],
    ['too long', { message: 'x'.repeat(1001) }, ['message field.too_long']],
    ['empty', { message: ' ' }, ['message field.required']],
    ['invisible signs', { message: 'Hello \u202ethere, all' }, ['message field.characters']],
    ['terms', { termsAccepted: false }, ['termsAccepted terms.not_accepted']],
  ])('message: %s', (_, change, issues) => {
    expect(brief(checkMessageForm({ ...message, ...change }))).toEqual(issues);
  });

  it('a wrong length has its bound and the typed length', () => {
    const lengths = { ...message, name: 'x'.repeat(81), booking: 'B'.repeat(31), message: 'Hi!' };
    expect(checkMessageForm({ ...lengths, email: `${'a'.repeat(250)}@b.mx` })).toEqual([
      { field: 'booking', code: 'field.too_long', params: { max: 30, current: 31 } },
      { field: 'name', code: 'field.too_long', params: { max: 80, current: 81 } },
      { field: 'email', code: 'field.too_long', params: { max: 254, current: 255 } },
      { field: 'message', code: 'field.too_short', params: { min: 10, current: 3 } },
    ]);
  });

  it.each([
    ['x'.repeat(9), false],
    ['x'.repeat(10), true],
    [`  ${'x'.repeat(9)}  `, false],
    ['x'.repeat(1000), true],
    ['x'.repeat(1001), false],
    ['👍'.repeat(1000), true],
    ['👍'.repeat(1001), false],
    ['line one\nline two\ttab', true],
    ['family 👨‍👩‍👧 arrives', true],
    ['dir\u202eection turned', false],
    ['with a bell \u0007', false],
    ['half a pair \ud83d', false],
    ['zero\u200bwidth space', false],
    ['line\u2028separator', false],
  ])('message %j: %s', (text, good) => {
    expect(checkMessageForm({ ...message, message: text }).length === 0).toBe(good);
  });

  it.each([
    ['', true],
    ['x'.repeat(500), true],
    ['x'.repeat(501), false],
    ['\u0000', false],
  ])('special request %j: %s', (text, good) => {
    expect(checkSpecialRequest('request', text).length === 0).toBe(good);
  });

  it('has the length as counted', () => {
    expect(checkSpecialRequest('notes', '👍'.repeat(501))).toEqual([
      { field: 'notes', code: 'field.too_long', params: { max: 500, current: 501 } },
    ]);
    expect(checkSpecialRequest('notes', '')).toEqual([]);
  });

  it('a letter’s address is typed twice alike', () => {
    expect(checkLetterForm({ email: 'ana@example.com', confirmation: ' Ana@example.com' })).toEqual([]);
    expect(brief(checkLetterForm({ email: 'ana@example.com', confirmation: 'ann@example.com' }))).toEqual([
      'confirmation email.mismatch',
    ]);
    expect(brief(checkLetterForm({ email: 'ana', confirmation: '' }))).toEqual([
      'email email.invalid',
      'confirmation field.required',
    ]);
    expect(LETTER_ALLOWANCE.max).toBe(5);
  });
});

describe('flights', () => {
  const leg: FlightLegForm = {
    date: '2027-01-11',
    time: '14:00',
    airline: 'AM',
    flightNumber: 'AM 58',
    tailNumber: '',
    isNational: false,
  };
  it.each<[string, Partial<FlightLegForm>, string[]]>([
    ['good', {}, []],
    ['no such day', { date: '2027-02-30' }, ['departure.date date.invalid']],
    ['no such hour', { time: '24:00' }, ['departure.time time.invalid']],
    ['an airline that no list has', { airline: '' }, []],
    ['no number', { flightNumber: '' }, ['departure.flightNumber field.required']],
    ['a short number', { flightNumber: 'AM' }, ['departure.flightNumber field.too_short']],
    ['a wrong number', { flightNumber: 'AM 0000' }, ['departure.flightNumber flight.number_invalid']],
    ['private', { airline: '', flightNumber: '', tailNumber: 'XA-ABC' }, []],
    ['private, short', { tailNumber: 'XA' }, ['departure.tailNumber field.too_short']],
    ['private, long', { tailNumber: 'XA-ABCDEFG' }, ['departure.tailNumber field.too_long']],
    ['private, wrong', { tailNumber: '!!!' }, ['departure.tailNumber flight.tail_number_invalid']],
    ['national or not?', { isNational: null }, ['departure.isNational flight.national_missing']],
  ])('%s', (_, change, issues) => {
    expect(brief(checkFlightForm({ arrival: null, departure: { ...leg, ...change } }))).toEqual(issues);
  });

  it('an arrival need not be national or not', () => {
    expect(checkFlightForm({ arrival: { ...leg, isNational: null }, departure: null })).toEqual([]);
    expect(brief(checkFlightForm({ arrival: { ...leg, date: '' }, departure: leg }))).toEqual([
      'arrival.date field.required',
    ]);
  });
});

it('issues find their dialog', () => {
  expect(checkOverview({ policiesAccepted: true })).toEqual([]);
  expect(dialogOf(checkOverview({ policiesAccepted: false }))).toBeNull();
  expect(dialogOf([{ field: 'passengers.0.adults', code: 'passengers.adult_missing' }])).toBe('passengers');
  expect(dialogOf([{ field: 'arrival.date', code: 'date.invalid' }])).toBe('flights');
  expect(dialogOf(within('contact', [{ field: 'email', code: 'email.invalid' }]))).toBeNull();
  expect(dialogOf([])).toBeNull();
});
