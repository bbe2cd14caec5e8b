import { newFacts } from '@traslado/domain/catalogues/facts';
import { rates } from '@traslado/domain/catalogues/rates';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { filledForm, keepingForms } from '../../../testing/forms.ts';
import { stubServer } from '../../data/stub-server.ts';
import { staff as en } from '../../i18n/en/staff.ts';
import { staff as es } from '../../i18n/es/staff.ts';
import type { Locale } from '../../i18n/locale.ts';
import { NewRowPage } from '../catalogues/row-page.tsx';
import type { AnyScreen } from '../catalogues/screen.ts';
import { dayHere } from '../catalogues/short-date.ts';
import type { Person } from '../session/use-profile.ts';
import type { Calendar } from './calendar-model.ts';
import { marksOf, monthsText } from './calendar-model.ts';
import { PriceCalendarPage } from './calendar-page.tsx';
import { ChangeDays } from './change-days.tsx';
import { CopyNotes } from './copy-notes.tsx';
import { CopySeasonPage } from './copy-page.tsx';
import { CopyTable } from './copy-table.tsx';
import { DayDialog } from './day-dialog.tsx';
import { priceExpectationsScreen } from './expectation-screen.tsx';
import { GridBar } from './grid-bar.tsx';
import { PriceGridPage } from './grid-page.tsx';
import { RateRow } from './grid-row.tsx';
import { GuestPricePage } from './guest-page.tsx';
import { GuestPrices } from './guest-prices.tsx';
import { MonthGrid } from './month-grid.tsx';
import { RateLegend } from './rate-legend.tsx';
import { RateMeaning } from './rate-meaning.tsx';
import { ratesScreen } from './rates-screen.ts';
import { StalePrices } from './stale-prices.tsx';
import { asShown, useCopy } from './use-copy.ts';
import { useForeignPrices } from './use-foreign-prices.ts';

vi.mock('../../components/use-media.ts', async (original) => ({
  ...(await original<object>()),
  useMedia: () => false,
}));
vi.mock('../../components/form.tsx', async (original) => keepingForms(await original()));
beforeEach(() => void vi.stubGlobal('window', { history: { state: null } }));

const { copy, grid } = en.seasons;
const { guest, calendar: ofYear } = en.prices;
const nothing = () => undefined;
const priced = exampleOf('listPricedServices');
const [property] = priced.properties;
const [shuttle] = property?.services ?? [];
if (!property || !shuttle) throw new Error('the example has no service');
const van = {
  ...shuttle,
  id: 112,
  name: 'Private van',
  private: true,
  trip: 'arrival' as const,
  on_sale: false,
};
const two = { properties: [{ ...property, services: [shuttle, van] }] };
const services = [['staff', 'priced-services'], two] as const;

describe('the prices of a rate that do not apply', () => {
  const leftOut = (facts: object, is_private: boolean | null = true) =>
    drawHook(() => useForeignPrices({ ...newFacts(rates), ...facts }), {
      answers:
        is_private === null
          ? []
          : [[['staff', 'services', 'privacy'], { service: { version: 1, private: is_private } }]],
    });

  it.each<[string, object, boolean | null, string[]]>([
    ['of a private ride', { service_id: 1 }, true, ['adult_price', 'minor_price']],
    ['of a shared one', { service_id: 1 }, false, ['price']],
    ['with an amount', { service_id: 1, adult_price: 4800 }, true, ['minor_price']],
    ['while the service is not known', { service_id: 1 }, null, []],
    ['by its own amounts until then', { service_id: 1, adult_price: 4800 }, null, ['price']],
  ])('%s', async (_, facts, isPrivate, names) => expect(await leftOut(facts, isPrivate)).toEqual(names));

  it.each([
    [true, ['Per vehicle (USD)'], ['Per adult (USD)', 'Per child under 4 (USD)']],
    [false, ['Per adult (USD)'], ['Per vehicle (USD)']],
  ])('are not asked for: private %s', async (isPrivate, asked, left) => {
    const { text } = await draw(<NewRowPage screen={ratesScreen as unknown as AnyScreen} />, {
      address: '/admin/rates/new?service_id=111',
      answers: [
        [['staff', 'rates', 'choices'], []],
        [['staff', 'services', 'privacy', 111], { service: { version: 1, private: isPrivate } }],
      ],
    });
    for (const label of asked) expect(text).toContain(label);
    for (const label of left) expect(text).not.toContain(label);
  });
});

describe('a typed rate', () => {
  const calendar: Calendar = exampleOf('getPriceCalendar');
  const facts = {
    ...newFacts(rates),
    service_id: 111,
    priority: 5,
    valid_from: '2027-01-01',
    valid_to: '2027-01-31',
  };
  const said = (change: object, locale: Locale = 'en-US') =>
    draw(<RateMeaning facts={{ ...facts, ...change } as never} id={null} />, {
      locale,
      answers: [[['staff', 'price-calendar'], calendar]],
    });

  it.each([
    [
      { priority: 5 },
      'This rate wins on none of its days of 2027.|Jan 1, 2027 – Jan 31, 2027|“All year” wins',
    ],
    [
      { priority: 0 },
      'This rate wins on all its days of 2027 (31 days).|Jan 1, 2027 – Jan 31, 2027|This rate wins by its priority. Otherwise “All year” would win, USD 42.00 per adult.',
    ],
    [{ priority: 0, valid_to: '2027-01-01' }, 'This rate wins on all its days of 2027 (1 day).|Jan 1, 2027|'],
    [{ service_id: null }, en.prices.typed.nothingYet],
  ])('%j', async (change, words) => expect((await said(change)).text).toContain(words));

  it('of a stored one leads to another price for a few of its days to come', async () => {
    const winning = { ...facts, priority: 0, valid_from: '2027-06-01', valid_to: '2027-06-30' };
    const { links } = await draw(<RateMeaning facts={winning as never} id={9} />, {
      answers: [[['staff', 'price-calendar'], calendar]],
    });
    expect(links()).toContain(
      '/admin/price-calendar?service=111&year=2027&day=2027-06-01 Another price for a few days',
    );
    expect((await said({ priority: 0 })).text).not.toContain('Another price for a few days');
  });

  it('is told in Spanish', async () => {
    expect((await said({}, 'es-MX')).text).toContain(es.prices.typed.wins(0, 31, 2027));
  });
});

describe('the calendar', () => {
  const calendar: Calendar = exampleOf('getPriceCalendar');
  const page = (address: string, change: Partial<Calendar> = {}) =>
    draw(<PriceCalendarPage />, {
      address: `/admin/price-calendar?${address}`,
      answers: [services, [['staff', 'price-calendar'], { ...calendar, ...change }]],
    });

  it.each([
    ['service=112&year=2027', '112', '2027'],
    ['service=999&year=2027', '111', '2027'],
    ['year=2026&month=11', '111', monthsText('2026-11-01', 'en-US')],
    ['year=2026&month=13', '111', '2026'],
    ['year=1999', '111', monthsText(`${dayHere().slice(0, 7)}-01`, 'en-US')],
    ['service=112&year=x', '112', monthsText(`${dayHere().slice(0, 7)}-01`, 'en-US')],
  ])('reads “%s” as service %s of %s', async (address, service, months) => {
    const { all, html } = await page(address);
    expect(all('output')).toEqual([months]);
    expect(html).toMatch(new RegExp(`<option value="${service}" selected=""`));
  });

  it('has the price where a rate or a week begins, and past days stand back', async () => {
    const month = { calendar, marks: marksOf(calendar), active: null, onOpen: nothing };
    const { all, html } = await draw(<MonthGrid {...month} month="2027-06-01" />);
    expect(all('button').filter((day) => day.endsWith('42'))).toEqual([
      '1|42',
      '6|42',
      '13|42',
      '20|42',
      '27|42',
    ]);
    expect(html).not.toContain('data-when="past"');
    const past = await draw(<MonthGrid {...month} month="2020-06-01" />);
    expect(past.html.match(/data-when="past"/g)).toHaveLength(30);
  });

  it('names the trip and airport of services, and marks those off sale', async () => {
    expect((await page('')).all('select')[1]?.split('|')).toEqual([
      'Shared shuttle · Round trip · CUN · 111',
      'Private van · Airport to resort · CUN · 112 (off sale)',
    ]);
  });

  it.each([
    ['year=2099', [false, true]],
    ['year=2000', [true, false]],
  ])('ends at its first and last year: %s', async (address, isDisabled) => {
    const { html } = await page(address);
    const steps = [...html.matchAll(/<button[^>]*aria-label="Show \d+"[^>]*>/g)].map(([one]) =>
      one.includes('disabled=""'),
    );
    expect(steps).toEqual(isDisabled);
  });

  const never = {
    ...calendar.rates[0],
    id: 5,
    description: 'Never',
    priority: 9,
  } as Calendar['rates'][number];
  const gap = {
    ...calendar,
    rates: [never, ...calendar.rates],
    ranges: [
      { from: '2027-01-01', to: '2027-11-30', rate: 1111, considered: [] },
      { from: '2027-12-01', to: '2027-12-31', rate: null, considered: [] },
    ],
  };

  it('lists the rates that win, then those that never do, and the days without any', async () => {
    const { all } = await draw(<RateLegend calendar={gap} marks={marksOf(gap)} />);
    const [wins, loses, ...rest] = all('li');
    expect(wins).toContain('Rate 1111 “All year”|USD 42.00 per adult');
    expect(wins).toContain('Priority 1|Wins 334 days: Jan 1 – Nov 30, 2027');
    expect(loses).toContain('Priority 9|Never wins on these days');
    expect(rest.map((one) => one.split('|').at(-1))).toEqual([
      'Not for sale on 31 days',
      '1 day closed by a restriction',
    ]);
  });

  it.each([
    ['2027-06-01', 'Rate 1111 “All year”|USD 42.00 per adult', false],
    ['2027-12-24', `Not for sale|${ofYear.gapText}`, false],
    ['2027-09-15', 'Rate 1111 “All year”', true],
  ])('explains %s', async (day, said, isClosed) => {
    const { text, links } = await draw(
      <DayDialog calendar={gap} marks={marksOf(gap)} day={day} onClose={nothing} />,
      { answers: [[['staff', 'day-price'], exampleOf('searchGuestPrice')]] },
    );
    expect(text).toContain(said);
    expect(text.includes(ofYear.closedBy)).toBe(isClosed);
    expect(text).toContain('Two adults, nothing included|USD 84.00');
    expect(links().join()).toContain(`/admin/guest-price?hotel=BP&trip=round_trip&date=${day}&adults=2`);
  });

  it.each([
    [['rates:change'], 2, 'Another price for a few days'],
    [['rates:change'], 0, 'No other rate can go before this one: its priority is 0.'],
    [['rates:see'], 2, ''],
  ] as const)('with %j a rate of priority %i offers “%s”', async (permissions, priority, said) => {
    const [rate] = gap.rates;
    if (!rate) throw new Error('the example has no rate');
    const { text } = await draw(
      <ChangeDays service={gap.service} rate={{ ...rate, priority }} from="2027-06-01" last="2027-06-30" />,
      { answers: [[['staff', 'profile'], { permissions }]] },
    );
    expect(text.split('|')[0]).toBe(said);
  });
});

it.each([
  [{}, 'Shared shuttle (round trip), December 21, 2026, 3 people: USD 84.00 in all.'],
  [{ vehicles: 2 }, '3 people, 2 vehicles: USD 84.00 in all.'],
  [{ included: 42, amount_due: 42 }, ': USD 42.00 to pay; the stay includes USD 42.00 of it.'],
  [{ included: 84, amount_due: 0 }, ': included in the stay, nothing to pay.'],
])('a price is a sentence for its guest: %j', async (change, said) => {
  const answer = exampleOf('searchGuestPrice');
  const services = answer.services.map((one) => ({
    ...one,
    priced: one.priced && { ...one.priced, ...change },
  }));
  const { text } = await draw(<GuestPrices answer={{ ...answer, services }} property={null} />);
  expect(text).toContain(`${said}|Copy for the guest`);
});

describe('a season to copy', () => {
  const answer = exampleOf('copyRates');
  const [made] = answer.copies;
  const [row] = answer.rows;
  if (!made?.source || !made.copy || !row) throw new Error('the example has no copy');

  it('is found by property, service and days, and shown before anything is written', async () => {
    await draw(<CopySeasonPage />, { answers: [services] });
    const { asked, send, issueOf } = filledForm(() => answer);
    await send();
    expect(issueOf('percent')).toBe('field.required');
    await send({ service: '111', percent: '−5,5', count: '1', unit: 'years', round_to: '0.5' });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.line).toBe('POST /v1/staff/rates/copy?apply=0');
    expect(asked[0]?.body).toEqual({
      move: { by: 1, unit: 'years' },
      percent: -5.5,
      round_to: 0.5,
      where: { property: 1, service_id: 111 },
    });
  });

  it.each<[number, Locale, typeof copy]>([
    [1, 'en-US', copy],
    [2, 'en-US', copy],
    [1, 'es-MX', es.seasons.copy],
    [2, 'es-MX', es.seasons.copy],
  ])('says which days %d copies share, and offers a way out: %s', async (count, locale, words) => {
    const copies = Array.from({ length: count }, () => made);
    const { text, all } = await draw(
      <CopyNotes answer={{ ...answer, copies }} isBusy={false} onSettle={nothing} />,
      { locale },
    );
    expect(text).toContain(words.losing(count));
    expect(all('button')).toEqual([words.endSource, words.goBefore]);
    expect(text).not.toContain(words.overlapping(count));
    const others = copies.map((one) => ({ ...one, overlap_count: 2 }));
    const drawn = await draw(
      <CopyNotes answer={{ ...answer, copies: others }} isBusy={false} onSettle={nothing} />,
      { locale },
    );
    expect(drawn.text).toContain(words.overlapping(count));
  });

  it('names eight gaps, and how many more there are', async () => {
    const gaps = Array.from({ length: 10 }, (_, at) => ({
      service_id: 111,
      from: `2027-01-${String(at + 10)}`,
      to: `2027-01-${at === 0 ? '10' : '31'}`,
    }));
    const { all, text } = await draw(
      <CopyNotes answer={{ ...answer, copies: [], gaps, gap_count: 12 }} isBusy={false} onSettle={nothing} />,
    );
    expect(all('li')).toHaveLength(8);
    expect(all('li').slice(0, 2)).toEqual([
      'Shared shuttle, round trip · Bahía Perla · 111: Jan 10, 2027',
      'Shared shuttle, round trip · Bahía Perla · 111: Jan 11, 2027 – Jan 31, 2027',
    ]);
    expect(text).toContain('And 4 more.');
  });

  it('shows each copy beside its source, and those first that are not possible', async () => {
    const refused = {
      ...row,
      action: 'refuse' as const,
      title: 'Winter',
      message: 'It ends before it begins.',
    };
    const ended = { ...row, action: 'change' as const, title: 'Old' };
    const { all } = await draw(
      <CopyTable answer={{ ...answer, rows: [row, ended, refused], copies: [made, made, made] }} />,
    );
    const [, first, second, third] = all('tr');
    expect(first).toMatch(/^Winter\|.*It ends before it begins\.$/);
    expect(second).toBe(
      'All year · Shared shuttle, round trip · Bahía Perla · 111|Before:|Jan 1, 2026 – Dec 31, 2027|Now:|Jan 1, 2027 – Dec 30, 2028|Adult|Before:|USD 42.00|Now:|USD 45.50|Shares Jan 1, 2027 – Dec 31, 2027 with the rate it’s copied from.',
    );
    expect(third).toMatch(/Ends the day before its copy\.$/);
  });

  it('is copied as it was shown: those that can be, at their versions', async () => {
    const how = { move: { by: 1, unit: 'years' }, percent: 8, round_to: 0.01 } as const;
    const shown = { ...answer, rows: [row, { ...row, action: 'refuse' as const }], copies: [made, made] };
    const rows = [{ id: 1111, version: 1 }];
    expect(asShown(shown, how)).toEqual({ ...how, rows });
    const { asked } = stubServer(() => answer);
    const { apply } = await drawHook(() => useCopy());
    await apply(shown, { ...how, shared_days: 'end_source' });
    expect(asked[0]).toMatchObject({
      line: 'POST /v1/staff/rates/copy?apply=1',
      body: { ...how, shared_days: 'end_source', rows },
    });
  });
});

describe('the price grid', () => {
  const answer = exampleOf('getPriceGrid');
  const [rate] = answer.rows;
  if (!rate) throw new Error('the example has no rate');
  const page = (question: string) =>
    draw(<PriceGridPage />, {
      address: `/admin/price-grid?${question}`,
      answers: [services, [['staff', 'price-grid'], answer]],
    });

  const cell = async (typed: string | null, locale: Locale = 'en-US') => {
    const key = '1111.adult_price';
    const drawn = await draw(
      <RateRow
        row={{ rate, charged: ['adult_price', 'minor_price'] }}
        place={2}
        service="Shuttle"
        typed={new Map(typed === null ? [] : [[key, typed]])}
        active="adult_price"
        canChange
        onType={nothing}
      />,
      { locale },
    );
    const note = /<span id="note-1111.adult_price"[^>]*>(.*?)<\/span><\/div>/s.exec(drawn.html)?.[1] ?? '';
    return { ...drawn, note: note.replace(/<[^>]*>/g, '').replace(/\u00a0/g, ' ') };
  };

  it.each<[string | null, Locale, string]>([
    [null, 'en-US', ''],
    ['42', 'en-US', ''],
    ['45.50', 'en-US', 'Was 42.00+8.3%'],
    ['21', 'en-US', 'Was 42.00-50%'],
    ['45,50', 'es-MX', `${es.seasons.grid.was} 42.00+8.3%`],
    ['x', 'en-US', grid.issues['price.unreadable']],
  ])('a cell with %s in %s', async (typed, locale, note) =>
    expect((await cell(typed, locale)).note).toBe(note),
  );

  it('has a box for each price that is charged, and one that can be tabbed to', async () => {
    const { html, text } = await cell(null);
    expect(html.match(/<input/g)).toHaveLength(2);
    expect(html.match(/tabindex="0"/gi)).toHaveLength(1);
    expect(text).toContain('Not charged');
    expect(text).toContain('Shuttle|111 · All year|Jan 1, 2026 – Dec 31, 2027|–|');
  });

  it('leaves out past rates at first, unless the property has no others', async () => {
    const past = { ...rate, id: 7, description: 'Last year', valid_to: '2025-12-31' };
    const shown = (rows: readonly (typeof rate)[]) =>
      draw(<PriceGridPage />, {
        address: '/admin/price-grid',
        answers: [services, [['staff', 'price-grid'], { ...answer, rows }]],
      });
    const both = await shown([past, rate]);
    expect(both.text).not.toContain('Last year');
    expect(both.all('button')).toContain(en.lists.showPast);
    expect((await shown([past])).text).toContain('Last year');
    expect((await shown([rate])).all('button')).not.toContain(en.lists.showPast);
  });

  it.each([
    [0, 0, 'No changes yet', [grid.save]],
    [1, 0, '1 price changed', ['Discard changes', grid.save]],
    [2, 0, '2 prices changed', ['Discard changes', grid.save]],
    [2, 1, `2 prices changed|· ${grid.wrong(1)}`, ['Discard changes', grid.toWrong]],
  ])('with %d changed and %d wrong prices', async (changed, wrong, said, buttons) => {
    const { text, all } = await draw(
      <GridBar
        changed={changed}
        wrong={wrong}
        fill={null}
        said=""
        isBusy={false}
        saveButton={{ current: null }}
        onSave={nothing}
        onTakeBack={nothing}
        onWrong={nothing}
        onKeep={() => ({ kind: 'undo', catalogue: 'rates', batch: 1 })}
        onKept={nothing}
      />,
    );
    expect(text).toContain(said);
    expect(all('button')).toEqual(buttons);
  });

  it('shows what a colleague saved beside the typed price', async () => {
    const differences = [
      { key: 'a', name: 'Winter · Adult', by: 'ana', saved: 'USD 47.00', yours: 'USD 45.50' },
    ];
    const { text } = await draw(
      <StalePrices differences={differences} onMine={nothing} onTheirs={nothing} />,
    );
    expect(text).toContain(
      `Winter · Adult|${grid.stale.saved('ana')}|USD 47.00|${grid.stale.yours}|USD 45.50`,
    );
  });

  it.each([
    [
      '',
      [
        'All services',
        'Shared shuttle · Round trip · CUN · 111',
        'Private van · Airport to resort · CUN · 112 (off sale)',
      ],
      '',
    ],
    ['property=1&service=112', [], '112'],
    ['property=9&service=999', [], ''],
  ])('reads “%s”', async (question, options, service) => {
    const { all, html } = await page(question);
    if (options.length > 0) expect(all('select')[1]?.split('|')).toEqual(options);
    expect(html).toContain(`<option value="${service}" selected=""`);
  });
});

describe('the price of a guest', () => {
  const answer = exampleOf('searchGuestPrice');
  const [service] = answer.services;
  if (!service) throw new Error('the example has no service');
  const shown = (change: Partial<typeof service>, of: Partial<typeof answer> = {}) =>
    draw(
      <GuestPrices answer={{ ...answer, ...of, services: [{ ...service, ...change }] }} property={null} />,
    );

  it('is asked by number and name, or of an example, and stands in no address', async () => {
    await draw(<GuestPricePage person={{} as Person} />, { answers: [services] });
    const { asked, send, issueOf, leftFor } = filledForm(() => answer);
    await send();
    expect([issueOf('folio'), issueOf('last_name')]).toEqual(['field.required', 'field.required']);
    await send({ folio: ' BP1 ', last_name: ' Rivera ' });
    expect(asked).toMatchObject([
      {
        line: 'POST /v1/staff/guest-price/search',
        body: { hotel: 'BP', stay: { folio: 'BP1', last_name: 'Rivera' } },
      },
    ]);
    expect(leftFor()).toBeNull();
  });

  it('of an example is asked by its guest and its days', async () => {
    const address = '/admin/guest-price?hotel=BP&trip=arrival&date=2027-03-01&adults=3&minors=x';
    const { all } = await draw(<GuestPricePage person={{} as Person} />, { address, answers: [services] });
    const [whose = '', ride = ''] = all('section');
    expect(whose).toContain(guest.labels.country);
    expect(whose).not.toContain(guest.labels.last_name);
    expect(ride).toContain(guest.labels.arrival_date);
    expect(ride).not.toContain(guest.labels.departure_date);
    expect(ride).not.toContain(guest.labels.domestic);
    const { asked, send, issueOf } = filledForm(() => answer);
    await send({ country: 'Sweden' });
    expect(issueOf('country')).toBe('field.required');
    await send({ country: 'se' });
    expect(asked.map(({ body }) => body)).toEqual([
      {
        hotel: 'BP',
        trip: 'arrival',
        adults: 3,
        minors: 0,
        babyseat: 0,
        arrival_date: '2027-03-01',
        domestic: false,
        made_up: { adults: 2, children: 0, country: 'SE', included_service_id: null },
      },
    ]);
  });

  it('is told with the facts of the stay, in one and in many', async () => {
    expect((await shown({})).text).toContain('Stay from Dec 21, 2026 to Dec 28, 2026 · 2 adults, 1 child · ');
    const alone = { ...answer.stay, adults: 1, children: 0 };
    expect((await shown({}, { stay: alone })).text).toContain('1 adult, 0 children');
    expect((await shown({})).text).toContain('CUN · Round trip · 111|USD 84.00|To pay');
  });

  it.each([
    [1, '1 person takes a seat.'],
    [2, '2 people take a seat.'],
  ])('counts %d who take a seat', async (seats, said) => {
    expect((await shown({ priced: { ...service.priced, seats } as typeof service.priced })).text).toContain(
      said,
    );
  });

  it('that is included says so', async () => {
    const free = { ...service.priced, amount_due: 0 } as typeof service.priced;
    expect((await shown({ priced: free })).text).toContain('USD 0.00|Included');
  });

  it('that is not offered says why, and what it would be', async () => {
    const reasons = [
      {
        code: 'booking.date_outside_stay',
        direction: null,
        params: {},
        rows: [],
        row_count: 0,
        facts: [],
        otherwise: [],
      },
    ];
    const { text } = await shown({ reasons: reasons as unknown as typeof service.reasons });
    expect(text).toContain('Not offered|The day is outside the stay.');
    expect(text).toContain('The price would be USD 84.00');
    expect(text).not.toContain('111|To pay');
  });

  it.each([
    [true, guest.limits],
    [false, guest.limitsDays],
  ])('with flights %s says what it leaves open', async (with_flights, said) => {
    expect((await shown({}, { with_flights })).text).toContain(said);
  });

  it('becomes an expectation for those who may', async () => {
    const { links } = await draw(<GuestPrices answer={answer} property={property} />);
    expect(links()[1]).toBe(
      '/admin/publishing-checks/new?property_id=1&service_id=111&service_date=2026-12-21&adults=2&children=1&babies=0&amount=84.00&currency=USD Add as expected price',
    );
    expect((await shown({})).text).not.toContain('Add as expected price');
  });
});

describe('expected prices', () => {
  const { Above, Meaning, useMoreColumns } = priceExpectationsScreen;
  const checks = exampleOf('checkPriceExpectations');
  const [price] = checks.prices;
  if (!Above || !Meaning || !useMoreColumns || !price) throw new Error('the screen has no parts');
  const Today = ({ id }: { id: number }) => (
    <p>
      {useMoreColumns()
        .at(-1)
        ?.cell({} as never, id)}
    </p>
  );
  const key = ['staff', 'price-expectations', 'list', 'checks'] as const;
  const above = async (broken: number, count: number) => {
    const prices = Array.from({ length: count }, () => price);
    const person = { menu: [] } as unknown as Person;
    return (await draw(<Above person={person} />, { answers: [[key, { prices, broken }]] })).text;
  };

  it.each([
    [0, 0, 'No expected prices for future days'],
    [0, 1, 'Today’s price is as expected'],
    [0, 2, 'All 2 prices are as expected'],
    [1, 2, '1 of 2 prices is not as expected'],
  ])('of which %d of %d are broken', async (broken, count, said) =>
    expect(await above(broken, count)).toMatch(new RegExp(`^${said}\\|`)),
  );

  it.each([
    [{ holds: true }, 'As expected'],
    [{ holds: false }, 'Now USD 96.00'],
    [{ holds: false, found: null }, 'No price now'],
  ])('%j', async (change, said) => {
    const prices = [{ ...price, ...change }];
    const { text } = await draw(<Today id={price.id} />, {
      answers: [[key, { prices, broken: 1 }]],
    });
    expect(text).toBe(said);
    const other = await draw(<Today id={5} />, { answers: [[key, { prices, broken: 1 }]] });
    expect(other.text).toBe(en.prices.expectations.notChecked);
  });
});
