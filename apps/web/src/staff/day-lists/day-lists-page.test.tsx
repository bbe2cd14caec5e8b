import { describe, expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { stubServer } from '../../data/stub-server.ts';
import { DayListsPage } from './day-lists-page.tsx';
import { type DayList, findNextDay, questionOf, useQuestion } from './use-day-list.ts';

vi.mock('../../components/use-media.ts', () => ({ useMedia: () => false }));

const example = exampleOf('getDayList');
const shown = (list: Partial<DayList>) =>
  draw(<DayListsPage />, { answers: [[['staff', 'day-lists'], { ...example, ...list }]] });

describe('the head of a list', () => {
  it('names day, counts and the last print', async () => {
    const { all, text } = await shown({});
    expect(all('h2')[0]).toBe('Monday, December 21, 2026');
    expect(text).toContain('1 ride · 3 people|· 1 to check|');
    expect(text).toContain('Last printed by Camila Recepción: Sun, Dec 20, 5:00 PM.');
    expect(text).toContain('All times are Cancún time.');
  });

  it('counts only outcomes that there are', async () => {
    const counts = { rides: 9, people: 20, open: 0, completed: 5, assumed: 0, missed: 1 };
    expect((await shown({ counts })).text).toContain('9 rides · 20 people · 5 completed · 1 missed|');
  });

  it.each([
    ['pdf', 'Last taken as a PDF by Federico Saldo'],
    ['csv', 'Last taken as a table by Federico Saldo'],
  ] as const)('says how it went out last: %s', async (form, said) => {
    const last_print = {
      at: '2026-12-20T22:00:00.000Z',
      by: 'finance.demo',
      by_name: 'Federico Saldo',
      form,
    };
    expect((await shown({ last_print })).text).toContain(said);
  });

  it('says that it never went out', async () => {
    expect((await shown({ last_print: null })).text).toContain('Not printed yet.');
  });
});

describe('the list', () => {
  const keys = '|completed|';
  it('tells its keys to a person who marks rides', async () => {
    expect((await shown({})).text).toContain(keys);
    const { viewer } = example;
    expect((await shown({ viewer: { ...viewer, can_mark: false } })).text).not.toContain(keys);
  });

  it('without rides says so, and has no keys', async () => {
    const { text } = await shown({ rides: [] });
    expect(text).toContain('No rides|No arrivals or departures on this list.');
    expect(text).not.toContain(keys);
    expect(text).toContain('Next day with rides');
  });

  it.each([
    ['the first day with some', '2026-12-24', '2026-12-24', 3],
    ['none in two weeks', '2027-01-05', null, 14],
  ])('of the next rides is %s', async (_, filled, found, asked) => {
    const { asked: calls } = stubServer(({ line }) => ({
      ...example,
      rides: line.includes(filled) ? example.rides : [],
    }));
    expect(await findNextDay(questionOf(example))).toBe(found);
    expect(calls).toHaveLength(asked);
    vi.unstubAllGlobals();
  });
});

describe('the list in an address', () => {
  it.each([
    ['/admin/day-lists', {}],
    [
      '/admin/day-lists?day=2026-12-21&airport=1&property=2&direction=arrival',
      { day: '2026-12-21', airport: 1, property: 2, direction: 'arrival' },
    ],
    ['/admin/day-lists?day=2026-02-30&airport=0&property=-1&direction=up', {}],
    ['/admin/day-lists?day=2028-02-29&airport=1e3&property=1234567890', { day: '2028-02-29' }],
  ])('%s', async (address, question) => {
    const [read] = await drawHook(() => useQuestion(), { address });
    expect(read).toEqual(question);
  });

  it('is printed by all that the page shows', () => {
    expect(questionOf(example)).toEqual({ day: '2026-12-21', airport: 1, property: 1 });
    expect(questionOf({ ...example, property: null, direction: 'departure' })).toEqual({
      day: '2026-12-21',
      airport: 1,
      direction: 'departure',
    });
  });
});
