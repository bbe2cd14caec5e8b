import { menuFor } from '@traslado/domain/access/menu';
import type { Permission } from '@traslado/domain/access/permissions';
import { airportProperties } from '@traslado/domain/catalogues/airport-properties';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { forgetDrawn, press, propsOf, reached } from '../../../testing/press.ts';
import { notify } from '../../components/notification.ts';
import { problem, stubServer } from '../../data/stub-server.ts';
import type { Locale } from '../../i18n/locale.ts';
import { AskNote } from '../frame/ask-note.tsx';
import type { Person } from '../session/use-profile.ts';
import { Changes } from './changes.tsx';
import { DayRides } from './day-rides.tsx';
import { excerptsOf } from './excerpts.ts';
import { HandleDialog } from './handle-dialog.tsx';
import { HandledAlerts } from './handled-alerts.tsx';
import { SetupAction, type Step } from './setup-action.tsx';
import { SetupList } from './setup-list.tsx';
import { Soon } from './soon.tsx';
import { TodayPage } from './today-page.tsx';
import { useAlertWords } from './use-alert-words.ts';
import { useHandleAlert } from './use-alerts.ts';
import type { HomeAnswer } from './use-home.ts';

vi.mock('../../components/notification.ts', () => ({ notify: vi.fn() }));
vi.mock('react/jsx-dev-runtime', async (load) =>
  (await import('../../../testing/press.ts')).keepDrawn(await load()),
);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00.000Z'), toFake: ['Date'] });
  forgetDrawn();
  vi.mocked(notify).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const home = exampleOf('getHome');
const [change] = home.changes;
const [event] = home.soon.events;
const [alert] = exampleOf('listAlerts').alerts;
if (!change || !event || !alert) throw new Error('the example has too little');
const personWith = (...permissions: Permission[]) =>
  ({ permissions, menu: menuFor(permissions, true) }) as unknown as Person;

describe('the last changes', () => {
  type Change = HomeAnswer['changes'][number];
  const shown = (more: Partial<Change>, locale: Locale = 'en-US') =>
    draw(<Changes changes={[{ ...change, ...more }]} />, { locale });

  it('name the row, its catalogue, who, when, and both values', async () => {
    const { text, links } = await shown({});
    expect(links()).toEqual(['/admin/rates/4 High season']);
    expect(text).toMatch(
      /^High season\|· Rates · Shared shuttle, round trip · Bahía Perla · 111\|Raúl Ingresos changed.*· 2 hours ago\|.*48(\.00)?\|.*52(\.00)?$/,
    );
  });

  it.each([
    [1, ''],
    [2, 'and one more row'],
    [12, 'and 11 more rows'],
  ])('of %i rows say how many others', async (total, said) => {
    const { text } = await shown({ total });
    expect(text).toContain(said);
    expect(text.includes('Shared shuttle')).toBe(total === 1);
  });

  it('lead to no row that was deleted', async () => {
    const { links, text } = await shown({ action: 'delete', changes: [] });
    expect(links()).toEqual([]);
    expect(text).toContain('Raúl Ingresos deleted');
  });

  it('name three fields at most, and count the rest', async () => {
    const fields = (count: number) =>
      ['price', 'adult_price', 'minor_price', 'priority', 'description']
        .slice(0, count)
        .map((field, place) => ({ field, old: place, now: place + 1 }));
    const countOf = async (count: number) =>
      (await shown({ changes: fields(count) as unknown as Change['changes'] })).text;
    expect(await countOf(3)).not.toContain('more field');
    expect(await countOf(4)).toContain('and one more field');
    expect(await countOf(5)).toContain('and 2 more fields');
  });

  it('show a long text from the word that changed', async () => {
    const old =
      'Leave by the glass doors after customs. Our hosts wait under the canopy, 20 steps to the right of the door.';
    const now = old.replace('canopy', 'palms');
    const changes = [{ field: 'meeting_point_en', old, now }] as unknown as Change['changes'];
    const { text } = await shown({ catalogue: 'airports', changes });
    expect(text).toContain(
      'Meeting point (English):|Before|…canopy, 20 steps to the right of the door.|…palms, 20 steps',
    );
    expect(excerptsOf('One', 'Two')).toEqual({ old: 'One', now: 'Two' });
    expect(excerptsOf('', `${'word '.repeat(20)}`).now).toHaveLength(61);
    expect(excerptsOf(old, `${old} More.`)).toEqual({ old: '…door.', now: '…door. More.' });
    expect(excerptsOf(`${old} More.`, old).now).toBe('…door.');
  });
});

describe('changes ahead', () => {
  const shown = (soon: Partial<HomeAnswer['soon']>) => draw(<Soon soon={{ ...home.soon, ...soon }} />);

  it('stand by their day, each day once', async () => {
    const events = [
      event,
      { ...event, title: 'Low season', event: 'begins' as const },
      { ...event, on: '2026-12-01', title: 'Christmas' },
    ];
    const { html, text } = await shown({ events, total: 3 });
    expect(html.match(/dateTime="[^"]*"/g)).toEqual(['dateTime="2026-11-30"', 'dateTime="2026-12-01"']);
    expect(text).toContain(
      'Rates ·|High season|ends|· Shared shuttle, round trip · Bahía Perla · 111|Rates ·|Low season|starts',
    );
  });

  it.each<[string, Locale, string]>([
    ['exchange-rates', 'en-US', 'New exchange rate for MXN applies from this day'],
    ['exchange-rates', 'es-MX', 'Desde este día rige un nuevo tipo de cambio de MXN'],
    ['price-expectations', 'en-US', 'Expected price of MXN is checked until this day'],
  ])('of %s say in %s what it means', async (catalogue, locale, said) => {
    const events = [{ ...event, catalogue, title: 'MXN', rows: [{ id: 4, about: '' }] }];
    const { links, text } = await draw(<Soon soon={{ ...home.soon, events }} />, { locale });
    expect(links()).toEqual([
      `/admin/${catalogue === 'exchange-rates' ? catalogue : 'publishing-checks'}/4 ${said}`,
    ]);
    expect(text).toMatch(new RegExp(`\\|${said}$`));
  });

  it('of several rows lead to each, and count the others', async () => {
    const rows = [
      { id: 4, about: 'BP' },
      { id: 5, about: '' },
    ];
    const { links, text } = await shown({ events: [{ ...event, rows, total: 7 }], total: 1 });
    expect(links()).toEqual(['/admin/rates/4 BP', '/admin/rates/5 5']);
    expect(text).toContain('and 5 more');
  });

  it.each([
    [1, null],
    [2, 'One more is not shown.'],
    [9, '8 more are not shown.'],
  ])('of %i show one', async (total, said) => {
    const { text } = await shown({ total });
    if (said === null) expect(text).not.toContain('not shown');
    else expect(text).toContain(said);
  });
});

describe('an alert', () => {
  it('of a kind that came later has words, too', async () => {
    const wordsOf = await drawHook(useAlertWords);
    expect(wordsOf({ kind: 'refund.failed', detail: 'the card was closed' }).detail).toBe(
      'the card was closed',
    );
    expect(wordsOf({ kind: 'something.new', detail: '' })).toEqual({
      title: 'A case to check',
      next: 'See the details.',
      detail: '',
    });
    expect(wordsOf({ kind: 'dispute.opened', detail: 'needs_response · fraudulent' }).detail).toBe(
      'The guest did not make this payment',
    );
  });

  it('is handled with all that is known of it', async () => {
    const { all } = await draw(<HandleDialog alerts={[alert]} onClose={() => undefined} />);
    expect(all('dt')).toEqual(['Amount', 'Guest', 'Booking', 'Details', 'Reference', 'Since']);
    expect(all('dd').slice(0, 4)).toEqual([
      'USD 160.00',
      'Camille Dubois',
      'DB4SR7XK2M',
      'the card was closed',
    ]);
    const bare = { ...alert, amount: null, guest: null, coupon_id: null, detail: '' };
    expect((await draw(<HandleDialog alerts={[bare]} onClose={() => undefined} />)).all('dt')).toEqual([
      'Reference',
      'Since',
    ]);
  });

  it.each<[Response | null, string, object | null]>([
    [null, 'failed', { title: 'We couldn’t save it' }],
    [problem(500, 'server.error'), 'failed', { title: 'We couldn’t save it' }],
    [problem(409, 'alert.handled'), 'gone', { title: 'Already handled by a colleague', isOver: true }],
    [problem(404, 'alert.not_found'), 'gone', { isOver: true }],
    [new Response('{}'), 'handled', null],
  ])('ends in words: %#', async (answer, outcome, failure) => {
    const { asked } = stubServer(() => answer?.clone() ?? null);
    expect(await (await drawHook(useHandleAlert))(12, 'Paid back')).toBe(outcome);
    expect(asked[0]?.body).toEqual({ note: 'Paid back' });
    await draw(<HandleDialog alerts={[alert]} onClose={() => undefined} />);
    const said = await propsOf(AskNote).work('Paid back');
    if (failure === null) expect(said).toBeNull();
    else expect(said).toMatchObject(failure);
  });

  it('of several is handled by one note; without the facts of one', async () => {
    const { asked } = stubServer(() => new Response('{}'));
    const { all } = await draw(
      <HandleDialog alerts={[alert, { ...alert, id: 13 }]} onClose={() => undefined} />,
    );
    expect(all('dt')).toEqual([]);
    expect(await propsOf(AskNote).work('Told them')).toBeNull();
    expect(asked.map(({ line, body }) => [line.split('/').at(-1), body])).toEqual([
      [String(alert.id), { note: 'Told them' }],
      ['13', { note: 'Told them' }],
    ]);
  });

  it.each([
    [
      {
        handled_by: 'eva',
        handled_by_name: 'Eva',
        handled_at: '2026-11-21T15:02:00.000Z',
        note: 'Called her',
      },
      'Today, 10:02 AM|A refund failed|Camille Dubois · DB4SR7XK2M|the card was closed · Called her|Handled by Eva',
    ],
    [{ guest: null, coupon_id: null }, 'Resolved automatically'],
  ])('that is over says who ended it: %#', async (more, said) => {
    const { text } = await draw(<HandledAlerts />, {
      answers: [[['staff', 'alerts'], { alerts: [{ ...alert, ...more }] }]],
    });
    expect(text).toContain(said);
  });

  it('is not there before one was handled', async () => {
    const { text } = await draw(<HandledAlerts />, { answers: [[['staff', 'alerts'], { alerts: [] }]] });
    expect(text).toBe('Nothing has been handled yet');
  });
});

describe('the way to the first sale', () => {
  const step = (one: object) => ({ step: 'road', state: 'next', gap: null, ...one }) as Step;
  const target = (catalogue: string, id: number | 'new', start: object = {}) => ({
    gap: { code: 'road.none', name: 'Bahía Perla', target: { catalogue, id, start } },
  });
  const shown = (one: object, ...permissions: Permission[]) =>
    draw(<SetupAction step={step(one)} person={personWith(...permissions)} />);

  it.each<[string, object, Permission[], string[]]>([
    ['a test booking', { step: 'booking' }, [], ['/ Open|: Test booking']],
    ['a stay', { step: 'stay' }, ['stays:see', 'stays:change'], ['/admin/stays/new Add a stay|: A stay']],
    ['a stay, without the permission', { step: 'stay' }, ['stays:see'], []],
    ['a row that is there', target('airports', 9), [], ['/admin/airports/9 Open|: Airport of the property']],
    ['a new row', target('airports', 'new'), [], ['/admin/airports/new Open|: Airport of the property']],
    [
      'a new row of which something is known',
      target('airport-properties', 'new', { property_id: 1 }),
      [],
      ['/admin/airport-properties/new?property_id=1 Open|: Airport of the property'],
    ],
    ['nothing to open', {}, [], []],
  ])('leads to %s', async (_, one, permissions, ways) => {
    expect((await shown(one, ...permissions)).links()).toEqual(ways);
  });

  it('adds at one press what is wholly known', async () => {
    const { asked } = stubServer(({ body }) => ({ id: 3, version: 1, ...(body as object) }));
    const { all } = await shown(target('airport-properties', 'new', airportProperties.example));
    expect(all('button')).toEqual(['Add it']);
    press('Add it');
    await reached(() => expect(notify).toHaveBeenCalledWith('Added', 'good', expect.anything()));
    expect(asked[0]).toMatchObject({
      line: 'POST /v1/staff/airport-properties',
      body: airportProperties.example,
    });
  });

  it('counts what is done and offers the next step alone', async () => {
    const steps = [
      step({ step: 'society', state: 'done' }),
      step(target('airports', 9)),
      step({ step: 'booking', state: 'later' }),
    ];
    const { text, links } = await draw(<SetupList steps={steps} person={personWith()} />);
    expect(text).toContain('1 of 3 done');
    expect(text).toContain(
      'Legal company|, Done|Airport of the property|, To do|Choose the airport that serves the property',
    );
    expect(links()).toEqual(['/admin/airports/9 Open|: Airport of the property']);
  });
});

it('today and tomorrow have their rides in a line each', async () => {
  const list = exampleOf('getDayList');
  const [ride] = list.rides;
  if (!ride) throw new Error('the example has no ride');
  const rides = [
    { ...ride, date: '2026-11-21', time: '11:59', followed: null },
    { ...ride, date: '2026-11-21', time: '14:35', followed: null },
  ];
  const counts = { ...list.counts, rides: 2, open: 1 };
  const today = { ...list, day: '2026-11-21', rides, counts };
  const answer = [today, { ...list, day: '2026-11-22', rides: [], counts: { ...counts, open: 0 } }];
  const { links, text } = await draw(<DayRides />, { answers: [[['staff', 'day-lists'], answer]] });
  expect(links()).toEqual([
    '/admin/day-lists?day=2026-11-21&airport=1 2 rides|, Open',
    '/admin/day-lists?day=2026-11-22&airport=1 No rides|, Open',
  ]);
  expect(text).toMatch(
    /^Today\|2 rides\|, Open\|Cancún\|Next ride at 2:35 PM.*\|1 to check\|Open\|Tomorrow\|No rides/,
  );
});

describe('the page of Today', () => {
  const shown = (...permissions: Permission[]) =>
    draw(<TodayPage person={personWith(...permissions)} pinned={<b>Pinned</b>} />, {
      answers: [
        [['staff', 'queues', 'today'], home],
        [['staff', 'alerts'], { alerts: [alert] }],
        [['staff', 'audit', 'chain'], exampleOf('getAuditChain')],
      ],
    });

  it.each<[Permission[], boolean, boolean]>([
    [[], false, false],
    [['attention:see', 'attention:handle'], true, false],
    [['change-sets:see'], false, true],
  ])('with %j', async (permissions, hasHandled, hasChanges) => {
    const { text } = await shown(...permissions);
    expect(text).toContain('Today|Pinned|');
    expect(text.includes('To do (2)|Handled')).toBe(hasHandled);
    expect(text.includes('Coming in the next 14 days')).toBe(hasChanges);
    expect(text.includes('Last changes')).toBe(hasChanges);
  });

  it('has for a reader no work to do, and the last check of the audit first', async () => {
    const { text } = await shown('attention:see', 'audit:see', 'queues:see');
    expect(text).toMatch(/^Today\|Pinned\|Audit\|, Open\|Last check: .*Open\|Handled/);
    expect(await shown('audit:see', 'mail:send').then((drawn) => drawn.text)).not.toContain('Last check');
  });
});
