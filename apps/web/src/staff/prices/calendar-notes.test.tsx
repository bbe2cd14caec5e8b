import { describe, expect, it } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { type Calendar, marksOf } from './calendar-model.ts';
import { CalendarNotes } from './calendar-notes.tsx';
import { RateLegend } from './rate-legend.tsx';

const example = exampleOf('getPriceCalendar');
const [year] = example.ranges;
const [rate] = example.rates;
if (!year || !rate) throw new Error('the example has no rate');

const split: Partial<Calendar> = {
  ranges: [
    { ...year, to: '2027-03-13' },
    // The day on which clocks change in the north is a day like any other.
    { ...year, from: '2027-03-14', to: '2027-03-14', rate: null },
    { ...year, from: '2027-03-15' },
  ],
};

describe('the notes of a year', () => {
  const said = async (change: Partial<Calendar>) =>
    (await draw(<CalendarNotes calendar={{ ...example, ...change }} />)).text;

  it('are none where all is well', async () => {
    expect(await said({})).toBe('');
  });

  it('count the days without a rate, and name them', async () => {
    const text = await said(split);
    expect(text).toMatch(/^Not for sale on 1 day\|No rate is valid on these days, so guests can’t book\.\|/);
    expect(text).toContain('14');
  });

  it('name rates that tie, and those that never win', async () => {
    const rates = [rate, { ...rate, id: 1112, description: 'Twin' }];
    const ties = [{ from: '2027-01-01', to: '2027-01-01', winner: 1111, losers: [1112] }];
    const tie = await said({ rates, ties } as Partial<Calendar>);
    expect(tie).toContain('Rate 1111 “All year” and Rate 1112 “Twin” have the same priority.');
    const shadowed = [{ rate: 1112, winners: [1111] }];
    const text = await said({ rates, shadowed } as Partial<Calendar>);
    expect(text).toContain('Rate 1112 “Twin”: Rate 1111 “All year” always wins on its days.');
  });

  it('say that the service is off sale, beside all else', async () => {
    const text = await said({ service: { ...example.service, on_sale: false } });
    expect(text).toContain('This service is off sale right now');
  });
});

describe('the rates of a year', () => {
  const shown = (change: Partial<Calendar>) => {
    const calendar = { ...example, closed: [], ...change };
    return draw(<RateLegend calendar={calendar} marks={marksOf(calendar)} />);
  };

  it('are told with price, priority and the days that each wins', async () => {
    const { all, links, text } = await shown({});
    expect(links()).toEqual(['/admin/rates/1111 Rate 1111 “All year”']);
    expect(all('li')).toHaveLength(1);
    expect(text).toContain('Every day has a rate, without ties');
    expect(all('li')[0]).toContain('Priority 1|Wins 365 days: Jan 1 – Dec 31, 2027');
    expect((await shown(split)).all('li')[0]).toContain('Wins 364 days');
  });

  it('that never win stand behind those that do', async () => {
    const { all } = await shown({ rates: [{ ...rate, id: 7, description: 'Never' }, rate] });
    expect(all('li').map((one) => /“(.*)”/.exec(one)?.[1])).toEqual(['All year', 'Never']);
    expect(all('li')[1]).toContain('Never wins on these days');
  });

  it('have days without sale and closed days behind them', async () => {
    expect((await shown(split)).all('li')[1]).toContain('Not for sale on 1 day');
    expect((await shown({ closed: example.closed })).all('li')[1]).toContain('1 day closed by a restriction');
  });
});
