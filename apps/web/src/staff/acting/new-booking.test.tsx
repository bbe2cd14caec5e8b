import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { filledForm, keepingForms } from '../../../testing/forms.ts';
import { Form } from '../../components/form.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { problem, stubServer } from '../../data/stub-server.ts';
import { staff as en } from '../../i18n/en/staff.ts';
import { staff as es } from '../../i18n/es/staff.ts';
import type { Locale } from '../../i18n/locale.ts';
import { staffKey } from '../session/staff-session.ts';
import type { Person } from '../session/use-profile.ts';
import type { Booking } from './ask-acting.ts';
import type { Booked, FoundStay, LinkedStay } from './ask-new-booking.ts';
import { DataToFix } from './data-to-fix.tsx';
import { LinkStayForm } from './link-stay-dialog.tsx';
import { NewBookingForm } from './new-booking-form.tsx';
import { NewBookingPage } from './new-booking-page.tsx';
import { NewBookingReview } from './new-booking-review.tsx';
import { RidingStays } from './riding-stays.tsx';
import { StayLine } from './stay-line.tsx';
import { type Riders, useLinkedStays } from './use-linked-stays.ts';
import { WhyRide } from './why-ride.tsx';

vi.mock('../../components/form.tsx', async (original) => keepingForms(await original()));
beforeEach(() => void vi.stubGlobal('window', { history: { state: null } }));

const { book, link } = en.acting;
const nothing = () => undefined;
const stay: FoundStay = exampleOf('findStayToBook');
const [offer] = exampleOf('listServicesForSale');
const next: LinkedStay = exampleOf('linkStayForGuest').linked;
if (!offer) throw new Error('the example has no offer');
const resorts = [
  { code: 'BP', name: 'Bahía Perla' },
  { code: 'PM', name: 'Perla Marina' },
];

describe('the stay to book for', () => {
  it('is asked for by resort and number', async () => {
    await draw(<NewBookingPage />);
    const { asked, send, issueOf, values } = filledForm(() => stay);
    expect(values()).toEqual({ hotel: '', folio: '' });
    await send();
    expect([issueOf('hotel'), issueOf('folio')]).toEqual(['field.required', 'field.required']);
    await send({ hotel: 'BP', folio: ' BP100001-1 ' });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toEqual({ hotel: 'BP', folio: 'BP100001-1' });
  });

  it('is the one of the booking that led here, and stands in no address', async () => {
    vi.stubGlobal('window', { history: { state: { hotel: 'PM', folio: 'PM1' } } });
    await draw(<NewBookingPage />);
    expect(filledForm().values()).toEqual({ hotel: 'PM', folio: 'PM1' });
  });
});

describe('a booking for a guest', () => {
  const drawn = (more: Partial<FoundStay> = {}, offers: object[] = [offer]) =>
    draw(<NewBookingForm stay={{ ...stay, ...more }} />, { answers: [[['staff', 'offers'], offers]] });
  const typed = {
    service: String(offer.id),
    arrival_flight: 'AA1234',
    arrival_time: '14:35',
    departure_flight: 'AA1235',
    departure_time: '18:10',
  };

  it('asks for its effects with one key, however often', async () => {
    await drawn();
    const { asked, send, issueOf } = filledForm(() => exampleOf('bookForGuest'));
    await send();
    expect(issueOf('service')).toBe('field.required');
    expect(asked).toEqual([]);
    await send(typed);
    await send(typed);
    expect(asked[0]?.line).toBe('POST /v1/staff/bookings?preview=1');
    expect(asked[0]?.body).toMatchObject({
      hotel: 'BP',
      folio: stay.folio,
      service_id: offer.id,
      service_rate_id: offer.service_rate_id,
      receptive_group_id: 0,
      adults: 2,
      minors: 1,
      uuidReference: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(asked[1]?.body).toEqual(asked[0]?.body);
  });

  it('of a service that is no longer offered goes back to its field', async () => {
    await drawn();
    const { asked, send, issueOf } = filledForm();
    await send({ ...typed, service: '999' });
    expect(issueOf('service')).toBe('field.required');
    expect(asked).toEqual([]);
  });

  const closed = (code: string) => ({ code, detail: 'Not on that day.' });
  it.each([
    ['open', {}, false, '111'],
    ['closed for all', { closed: closed('service.not_available') }, true, '111 · Not on that day.'],
    ['a club stay', { closed: closed('stay.club_concierge') }, false, '111 · Not on that day.'],
    ['too late for guests', { closed: closed('booking.today_by_phone') }, false, '111 · Not on that day.'],
    ['without a price', { service_rate_id: null }, true, '111'],
    ['with its name', { sheet: { name: 'Shuttle' } }, false, 'Shuttle'],
  ])('can have a service that is %s', async (_, change, isDisabled, label) => {
    const { html } = await drawn({}, [{ ...offer, ...change }]);
    const option = /<option([^>]*)value="111"([^>]*)>([^<]*)/.exec(html);
    expect(option?.[3]).toBe(label);
    expect(`${option?.[1]}${option?.[2]}`.includes('disabled')).toBe(isDisabled);
  });

  it('uses what the stay has on file', async () => {
    const { text } = await drawn();
    expect(text).toContain(book.onFile('r•••@example.com'));
    expect(text).toContain(book.phoneOnFile);
    const { text: without } = await drawn({ email: null, has_phone: false });
    expect(without).not.toContain('which the stay has on file');
    expect(without).toContain(book.phoneHint);
  });
});

describe('the summary of a booking', () => {
  const booked: Booked = exampleOf('bookForGuest');
  const drawn = (change: Partial<Booked> = {}, others: string[] = []) =>
    draw(
      <NewBookingReview
        answer={{ ...booked, ...change }}
        others={others}
        stop={null}
        onBook={vi.fn()}
        onBack={nothing}
      />,
    );

  it.each([
    [48, ['USD 48.00', book.held]],
    [0, [book.free, book.confirmed]],
  ])('with USD %d to pay', async (amount_due, said) => {
    expect((await drawn({ amount_due })).all('p')).toEqual(expect.arrayContaining(said));
  });

  it('has each pick-up, and who rides along', async () => {
    const night = { direction: 'departure' as const, flight_date: '2026-12-28', pick_up_time: '00:20' };
    const { all, text } = await drawn({ rides: [...booked.rides, night] }, ['Linh Nguyen, PM1', 'Eva, BP2']);
    const [arrival, departure] = all('li');
    expect(arrival).toBe('To the resort: flight on Monday, December 21, 2026, pick-up at 2:35 PM');
    expect(departure).toContain('To the airport: flight on Monday, December 28, 2026, pick-up at 12:20 AM');
    expect(text).toContain('Rides along: Linh Nguyen, PM1 · Eva, BP2');
    expect((await drawn()).text).not.toContain('Rides along');
  });
});

describe('stays that ride along', () => {
  type Follows = { riders: readonly Riders[]; arrival_date: string; departure_date: string };
  const own = { adults: 2, minors: 1, babyseat: 0 };
  const linkedTo = async (dates: { arrival: string; departure: string }) => {
    const values: Follows = { riders: [own], arrival_date: dates.arrival, departure_date: dates.departure };
    return drawHook(() => {
      const form = useIssueForm<Follows>(() => [], values);
      return { form, stays: useLinkedStays(stay, form) };
    });
  };

  it.each([
    ['on the last day', stay.departure_date, '2027-01-01'],
    ['on a day of its own', '2026-12-27', '2026-12-27'],
  ])('move a flight %s', async (_, departure, then) => {
    const { form, stays } = await linkedTo({ arrival: stay.arrival_date, departure });
    stays.add({ ...exampleOf('linkStayForGuest'), linked: { ...next, link: { ...next.link, adults: 1 } } });
    expect(form.getValues()).toEqual({
      riders: [own, { adults: 1, minors: 0, babyseat: 0 }],
      arrival_date: stay.arrival_date,
      departure_date: then,
    });
  });

  it('need no group while there is none', async () => {
    const { stays } = await linkedTo({ arrival: stay.arrival_date, departure: stay.departure_date });
    const { asked } = stubServer(() => null);
    expect(await stays.groupOf()).toEqual({ kind: 'answered', answer: { receptive_group_id: 0 } });
    expect(asked).toEqual([]);
  });

  it.each([
    [[], null],
    [[next], 'One ride to Bahía Perla on Monday, December 21, 2026, and one from Perla Marina on Friday'],
    [[{ ...next, arrival: '2026-12-22', departure: '2026-12-27' }], null],
  ])('lengthen the line of the stay', async (linked, said) => {
    const { text } = await draw(<StayLine stay={stay} linked={linked} />, {
      answers: [[['properties'], resorts]],
    });
    expect(text).toMatch(/^Elena Rivera\|· Bahía Perla · Monday, December 21, 2026 to Monday/);
    if (said === null) expect(text).not.toContain('One ride to');
    else expect(text).toContain(said);
  });

  it('say what they are, and whose people are counted already', async () => {
    const room = { ...next, confirmationNumber: 'BP2', link: { ...next.link, kind: 'related' as const } };
    const Page = () => {
      const riders = [own, own, own];
      const form = useIssueForm<{ riders: Riders[] }>(() => [], { riders });
      return (
        <Form form={form} labels={{}} name="People" onValid={nothing}>
          <RidingStays stay={stay} linked={[next, room]} onAdd={nothing} onRemove={nothing} />
        </Form>
      );
    };
    const { all, html } = await draw(<Page />);
    expect(html).toContain('aria-label="Remove BP2"');
    const [before, beside] = all('section');
    expect(before).toContain(`Linh Nguyen|${link.kinds.consecutive} · PM100004-1`);
    expect(before).toContain(link.samePeople);
    expect(beside).toContain(`Linh Nguyen|${link.kinds.related} · BP2`);
    expect(beside).not.toContain(link.samePeople);
  });
});

describe('another stay', () => {
  const base = { hotel: 'BP', folio: 'BP1', booking: 41 };
  const typed = { hotel: 'PM', folio: ' pm100004-1 ', lastName: ' Nguyen ' };
  const drawn = async (answer: Parameters<typeof filledForm>[0], isGrouped = true) => {
    const group = isGrouped
      ? ({ kind: 'answered', answer: { receptive_group_id: 7 } } as const)
      : ({ kind: 'failed' } as const);
    const onLinked = vi.fn();
    await draw(<LinkStayForm base={base} groupOf={async () => group} onLinked={onLinked} />);
    return { ...filledForm(answer), onLinked };
  };

  it('is asked for by its number and last name, for the group that it joins', async () => {
    const { asked, send, issueOf, onLinked } = await drawn(() => exampleOf('linkStayForGuest'));
    await send();
    expect(['hotel', 'folio', 'lastName', 'arrival'].map(issueOf)).toEqual([
      'field.required',
      'field.required',
      'field.required',
      null,
    ]);
    await send(typed);
    expect(asked[0]?.body).toEqual({
      ...base,
      other_hotel: 'PM',
      other_folio: 'PM100004-1',
      last_name: 'Nguyen',
      receptive_group_id: 7,
    });
    expect(onLinked).toHaveBeenCalledOnce();
  });

  it('needs its first day where names are alike', async () => {
    const { asked, send, values, issueOf } = await drawn(() => problem(409, 'stay.arrival_required'));
    await send(typed);
    expect(values().arrival).toBe('');
    await send();
    expect(issueOf('arrival')).not.toBeNull();
    await send({ arrival: '2026-12-28' });
    expect(asked.at(-1)?.body).toMatchObject({ arrival: '2026-12-28' });
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('that is not found, or has no group, is not linked', async (isGrouped, count) => {
    const { asked, send, onLinked, values } = await drawn(() => problem(404, 'stay.not_found'), isGrouped);
    await send(typed);
    expect(asked).toHaveLength(count);
    expect(onLinked).not.toHaveBeenCalled();
    expect(values().arrival).toBeNull();
  });
});

describe('data to fix', () => {
  const told = exampleOf('getDataToFix');
  const may = { allowed: true, code: null, deadline: null, overrides: [] };
  const acting: Booking['acting'] = {
    rides: [{ transfer_id: 901, change: may, passengers: may, cancel: may }],
    cancel_all: may,
    contact: may,
    letter: true,
    price: may,
    pay_link: { amount: 0, expires_at: null, may_mail: true, link: null },
  };
  const [finding] = told.findings;
  if (!finding) throw new Error('the example has no finding');
  const drawn = (change: Partial<typeof told>, locale: Locale = 'en-US', permissions = ['coupons:act']) =>
    draw(
      <DataToFix
        booking={{ ...exampleOf('getBookingStory'), acting: permissions.length > 0 ? acting : null }}
        person={{ permissions } as unknown as Person}
        onDeed={() => undefined}
      />,
      { locale, answers: [[['staff', 'bookings', 'data', 41], { ...told, ...change }]] },
    );
  const mended = { ...finding, resolved_at: '2026-11-25T08:00:00.000Z' };
  const right = { ...mended, right: { by: 'ana', at: '2026-11-25T08:00:00.000Z', note: 'It rings.' } };

  it('is told with its day by the clock of the resort, and its way out', async () => {
    const { text, all } = await drawn({});
    expect(text).toContain(
      `${en.data.title}|${en.data.lead}|${en.data.kinds.phone}|Found Tue, Nov 24, 3:00 AM`,
    );
    expect(all('button')).toEqual(['Correct the contact', 'The number is right', 'Show the guest a QR code']);
    const flight = { ...finding, kind: 'flight_unknown' as const };
    expect((await drawn({ findings: [flight], fields: [] })).all('button')).toEqual([
      'Change flight',
      'The flight is right',
    ]);
    expect(text).toContain('With it, the guest corrects: phone.');
  });

  it.each<[Parameters<typeof drawn>[0], string]>([
    [{ findings: [{ ...finding, direction: 'departure' }] }, `Departure: ${en.data.kinds.phone}`],
    [
      { findings: [{ ...finding, asked_at: '2026-11-24T12:00:00.000Z' }] },
      'Guest asked by email Tue, Nov 24, 7:00',
    ],
    [{ findings: [{ ...finding, other: { id: 9, number: 'X1' } }] }, 'Open booking X1'],
    [{ findings: [finding, mended] }, '1 corrected before'],
    [{ findings: [finding, mended, mended, right] }, '2 corrected before'],
    [{ fields: ['phone', 'flight'] }, 'With it, the guest corrects: phone, flight.'],
  ])('%j', async (change, said) => expect((await drawn(change)).text).toContain(said));

  it('is nothing where all is right, but what a person marked so stays', async () => {
    expect((await drawn({ findings: [mended] })).html).toBe('');
    const { text, all } = await drawn({ findings: [right] });
    expect(text).toContain('Marked as correct');
    expect(text).toContain('It rings.|ana, Wed, Nov 25, 3:00 AM');
    expect(text).not.toContain(en.data.title);
    expect(all('button')).toEqual(['Undo']);
  });

  it('is not marked by those who may not act', async () => {
    expect((await drawn({ findings: [finding, right] }, 'en-US', [])).all('button')).toEqual([
      'Show the guest a QR code',
    ]);
  });

  it('is counted in Spanish', async () => {
    const said = es.data.mended(2);
    expect(said).not.toBe(es.data.mended(1));
    expect((await drawn({ findings: [finding, mended, mended] }, 'es-MX')).text).toContain(said);
  });

  it.each(['open', 'used', 'over'] as const)('tells of a link that is %s', async (state) => {
    const made_at = '2026-11-24T12:00:00.000Z';
    const { text, all } = await drawn({ fields: [], link: { state, made_at } as typeof told.link });
    expect(text.replace(/\u202f/g, ' ')).toContain(en.data.link[state]('Tue, Nov 24, 7:00 AM'));
    expect(all('button')).toEqual(['Correct the contact', 'The number is right']);
  });
});

describe('why a ride has its time', () => {
  const [ride] = exampleOf('getBookingStory').booking.transfers;
  if (!ride) throw new Error('the example has no ride');
  type Facts = Parameters<typeof WhyRide>[0]['story']['why'][number];
  const departure: NonNullable<Facts['departure']> = {
    minutes_before: 150,
    extra_minutes: 0,
    exact: { date: '2026-12-28', time: '12:03' },
    is_kept: false,
    is_current: true,
  } as NonNullable<Facts['departure']>;
  const lines = async (change: Partial<typeof ride>, facts: Partial<Facts>, findings: object[] = []) => {
    const why = [
      { transfer_id: 901, departure: null, change_hours: 96, cancel_hours: 5, ...facts },
    ] as Facts[];
    const drawn = await draw(<WhyRide ride={{ ...ride, ...change }} story={{ id: 7, why }} />, {
      answers: [[[...staffKey, 'bookings', 'data', 7], { ...exampleOf('getDataToFix'), findings }]],
    });
    return drawn.all('li');
  };
  const away = { direction: 'departure' as const, pick_up: { ...ride.pick_up, time: '12:00' } };

  it('an arrival by its landing, and the hours of both deadlines', async () => {
    expect(await lines({}, {})).toEqual([
      'The pick-up is the landing.',
      'The guest can change it until 96 hours before the pick-up.',
      'The guest can cancel it until 5 hours before the pick-up.',
      en.acting.why.settings,
    ]);
  });

  it('a departure by its flight', async () => {
    expect((await lines(away, { departure })).slice(0, 3)).toEqual([
      'The flight leaves at 2:35 PM.',
      'International flight: pick-up 2 h 30 min before departure.',
      'That is 12:03 PM, rounded down to 5 minutes: 12:00 PM.',
    ]);
  });

  it('a flight that the schedule does not have, as it was typed', async () => {
    const finding = { kind: 'flight_unknown', direction: 'departure', resolved_at: null };
    const typed = 'The flight leaves at 2:35 PM as typed; it is not in the schedule.';
    expect((await lines(away, { departure }, [finding]))[0]).toBe(typed);
    for (const other of [{ direction: 'arrival' }, { resolved_at: '2026-12-01T00:00:00Z' }])
      expect((await lines(away, { departure }, [{ ...finding, ...other }]))[0]).not.toBe(typed);
  });

  it.each([
    [{ extra_minutes: 20 }, 'The resort adds 20 minutes for this airport.'],
    [{ minutes_before: 45 }, 'International flight: pick-up 45 min before departure.'],
    [{ is_kept: true }, en.acting.why.keptSettings],
    [{ is_current: false }, en.acting.why.notCurrent],
  ])('a departure with %j', async (change, said) => {
    expect(await lines(away, { departure: { ...departure, ...change } })).toContain(said);
    expect(await lines(away, { departure })).not.toContain(said);
  });

  it('counts one hour, and one minute', async () => {
    expect((await lines({}, { change_hours: 1, cancel_hours: 1 })).slice(1, 3)).toEqual([
      'The guest can change it until 1 hour before the pick-up.',
      'The guest can cancel it until 1 hour before the pick-up.',
    ]);
    const one = { ...departure, extra_minutes: 1 };
    expect(await lines(away, { departure: one })).toContain('The resort adds 1 minute for this airport.');
  });

  it('that nobody knows of is not told', async () => {
    expect(await lines({ transfer_id: 5 }, {})).toEqual([]);
  });
});
