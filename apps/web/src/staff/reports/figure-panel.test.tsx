import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { reports as en } from '../../i18n/en/staff-reports.ts';
import { reports as es } from '../../i18n/es/staff-reports.ts';
import type { Locale } from '../../i18n/locale.ts';
import { FigureChart } from '../frame/figure-chart.tsx';
import { axisText, percentText, stepText, valueText } from '../frame/value-text.ts';
import { FigurePanel } from './figure-panel.tsx';
import { FigureRows } from './figure-rows.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { ReportForm } from './report-form.tsx';
import { usualQuestion } from './report-question.ts';
import type { FigureRow, ToldFigure } from './use-reports.ts';

vi.mock('../../components/use-media.ts', () => ({ useMedia: () => false }));

const report = exampleOf('askReport');
const [sales] = report.figures;
if (!sales) throw new Error('the example has no figure');
const nothing = () => undefined;
const measure = (value: number | null, rows = 1) => ({ ...sales.total, value, rows });
const question = usualQuestion('2026-11-21');

describe('a value in the unit of its figure', () => {
  it.each([
    ['money', 84.005, 'USD 84.01', 'USD 84.01'],
    ['money', 0, 'USD 0.00', 'USD 0.00'],
    ['percent', 26.24, '26.2%', '26.2%'],
    ['percent', 100, '100%', '100%'],
    ['hours', 1.25, '1.3 h', '1.3 h'],
    ['minutes', 12, '12 min', '12 min'],
    ['per_hundred', 3.14, '3.1', '3.1'],
    ['count', 12_345, '12,345', '12,345'],
    ['count', null, 'No data', es.none],
  ] as const)('%s %d', (unit, value, inEnglish, inSpanish) => {
    const said = [valueText({ unit }, value, 'en-US', en), valueText({ unit }, value, 'es-MX', es)];
    expect(said.map((one) => one.replace(/\u00a0/g, ' '))).toEqual([inEnglish, inSpanish]);
  });

  it.each([
    ['count', 12_000, '12K', '12 k'],
    ['money', 1_500_000, '1.5M', '1.5 M'],
    ['percent', 12.5, '12.5%', '12.5%'],
    ['count', 0, '0', '0'],
  ] as const)('is short on an axis: %s %d', (unit, value, inEnglish, inSpanish) => {
    const said = [axisText({ unit }, value, 'en-US'), axisText({ unit }, value, 'es-MX')];
    expect(said.map((one) => one.replace(/\u00a0/g, ' '))).toEqual([inEnglish, inSpanish]);
  });

  it('a share of a third is rounded', () => expect(percentText(100 / 3, 'en-US')).toBe('33.3%'));
});

describe('the first day of a step', () => {
  it.each([
    ['2026-11-01', 'month', 'Nov 26'],
    ['2026-11-01', 'day', 'Nov 1'],
    ['2026-11-02', 'week', 'Nov 2'],
    // The day on which clocks change is the same day in every zone of a reader.
    ['2026-03-29', 'day', 'Mar 29'],
  ])('%s of a %s', (start, step, said) => expect(stepText(start, step, 'en-US')).toBe(said));
});

describe('the tiles', () => {
  const tile = async (change: Partial<ToldFigure>, locale: Locale = 'en-US') =>
    (
      await draw(
        <FigureTiles
          figures={[{ ...sales, ...change }]}
          period={question}
          chosen="sales"
          onChoose={nothing}
        />,
        {
          locale,
        },
      )
    ).all('button')[0];

  it('compare with the period before and the year before', async () => {
    expect(await tile({ total: measure(100), before: measure(80), last_year: measure(125) })).toBe(
      'Sales|USD 100.00|▲|Up|25%|vs. previous|(USD 80.00)|▼|Down|20%|vs. last year|(USD 125.00)',
    );
  });

  it('name the days that they compare with', async () => {
    const { all } = await draw(
      <FigureTiles figures={[sales]} period={question} chosen="sales" onChoose={nothing} />,
    );
    expect(all('p')).toEqual([
      'Sales: USD 84.00 in the previous period (December 1, 2025 to May 31, 2026), USD 84.00 in the same period last year (June 1, 2025 to November 30, 2025).',
    ]);
  });

  it('compare shares by points', async () => {
    const share = {
      unit: 'percent',
      total: measure(28),
      before: measure(25),
      last_year: measure(29),
    } as const;
    expect(await tile(share)).toBe('Sales|28%|▲|Up|3 pts|vs. previous|(25%)|▼|Down|1 pt|vs. last year|(29%)');
    expect(await tile(share, 'es-MX')).toMatch(/Sube\|3 pts.*Baja\|1 pt/);
  });

  it('have nothing to compare with where there was nothing', async () => {
    const said = await tile({ before: measure(null), last_year: measure(0) });
    expect(said).not.toContain('vs.');
  });

  it('say the range of a spread', async () => {
    const total = { ...measure(10), low: 2, high: 40 };
    const spread = { unit: 'minutes', shape: 'spread', total } as const;
    expect(await tile(spread)).toContain('10% are below 2 min, 10% above 40 min');
    expect(await tile({ ...spread, total: measure(10) })).not.toContain('10% are');
    expect(await tile({ ...spread, shape: 'sum' })).not.toContain('10% are');
  });

  it('press the chosen figure alone', async () => {
    const two = [sales, { ...sales, figure: 'rides' as const }];
    const { html } = await draw(
      <FigureTiles figures={two} period={question} chosen="rides" onChoose={nothing} />,
    );
    expect(html.match(/aria-pressed="(true|false)"/g)).toEqual([
      'aria-pressed="false"',
      'aria-pressed="true"',
    ]);
  });
});

describe('the chart', () => {
  const steps = (...values: (number | null)[]) =>
    values.map((value, place) => ({
      start: `2026-${String(place + 1).padStart(2, '0')}-01`,
      measure: { value, rows: value === null ? 0 : place + 1 },
    }));
  const chart = async (unit: ToldFigure['unit'], values: (number | null)[], marks?: [string, number][]) =>
    draw(
      <FigureChart
        figure={{ unit, steps: steps(...values) }}
        step="month"
        title="A chart"
        {...(marks && { marks: new Map(marks) })}
      />,
    );
  const heightsOf = (html: string) =>
    [...html.matchAll(/<rect class="visx-bar"[^>]*? height="([\d.]+)"/g)].map(([, height]) => Number(height));
  const pointsOf = (html: string) =>
    [...html.matchAll(/<circle[^>]*? cy="([\d.]+)"/g)].map(([, y]) => Number(y));

  it('of a share has points, of anything else bars', async () => {
    expect(pointsOf((await chart('percent', [10, 20])).html)).toHaveLength(2);
    expect(pointsOf((await chart('count', [10, 20])).html)).toEqual([]);
  });

  it('has no point for a step without a share, and no line across it', async () => {
    const { html } = await chart('percent', [10, null, 30, 40]);
    expect(pointsOf(html)).toHaveLength(3);
    expect(html.match(/<line[^>]*stroke="color-mix[^"]*" stroke-width="1.5"/g)).toHaveLength(1);
  });

  it('begins shares at nothing and ends them at a hundred', async () => {
    const [all = 0, half = 0, none = 0] = pointsOf((await chart('percent', [100, 50, 0])).html);
    expect(all).toBeLessThan(half);
    expect(half - all).toBeCloseTo(none - half);
    const [small = 0] = pointsOf((await chart('percent', [50])).html);
    expect(small).toBeCloseTo(half);
  });

  it('draws bars in proportion, also below one', async () => {
    const [one = 0, two = 0, nothingAtAll = 0] = heightsOf((await chart('money', [100, 50, null])).html);
    expect(one).toBeCloseTo(2 * two);
    expect(nothingAtAll).toBe(0);
    const [tenth = 0] = heightsOf((await chart('money', [0.5])).html);
    expect(tenth).toBeGreaterThan(0);
    expect(heightsOf((await chart('money', [0, 0])).html)).toEqual([0, 0]);
  });

  it('tells its first step to a person who hears it, and the rates that changed', async () => {
    const { html } = await chart('money', [84, 20], [['2026-01-01', 3]]);
    expect(html.replace(/\u00a0/g, ' ')).toContain(
      'aria-valuetext="January 2026: USD 84.00 · 1 row · 3 rates changed"',
    );
    expect(html).toContain('aria-valuemax="2"');
  });

  it('explains its marks where there are some', async () => {
    expect((await chart('money', [84], [['2026-01-01', 1]])).text).toContain('Price changes');
    expect((await chart('money', [84])).text).not.toContain('Price changes');
  });

  it('without steps is drawn all the same', async () => {
    expect(heightsOf((await chart('money', [])).html)).toEqual([]);
  });
});

describe('a figure in full', () => {
  const shown = (change: Partial<ToldFigure>, split: 'country' | null = null) =>
    draw(
      <FigurePanel
        figure={{ ...sales, ...change }}
        before={[{ value: 'MX', label: 'Mexico', measure: measure(80) }]}
        marks={new Map()}
        question={{ ...question, split }}
        at={report.at}
        onAsk={nothing}
        dimensionTitle={() => 'Country'}
      />,
    );

  it('is defined by what it counts, divided by what there is to divide by', async () => {
    expect((await shown({})).all('dt')).toEqual(['Definition', 'Counted on', 'Owner', 'As of']);
    const definition = { ...sales.definition, denominator: 'All rides' };
    const { all } = await shown({ definition });
    expect(all('dt')).toEqual(['Definition', 'Divided by', 'Counted on', 'Owner', 'As of']);
    expect(all('dd')).toContain('All rides');
  });

  it('is a table of the same steps', async () => {
    const steps = [
      { start: '2026-11-01', measure: measure(84, 1_200) },
      { start: '2026-12-01', measure: measure(null, 0) },
    ];
    expect((await shown({ steps })).all('tr').slice(1, 3)).toEqual([
      'November 1, 2026|USD 84.00|1,200',
      'December 1, 2026|No data|0',
    ]);
  });

  it('keeps the parts that only the period before had', async () => {
    const parts = [{ value: 'US', label: 'United States', measure: measure(100) }];
    const { all } = await shown({ parts }, 'country');
    expect(all('tr').at(-1)).toMatch(/^Mexico\|.*USD 0.00\|.*0\|USD 80.00$/);
  });

  it('is split only where the question asks, the rest of its parts in one line', async () => {
    const parts = [
      { value: 'MX', label: 'Mexico', measure: measure(100) },
      { value: 'US', label: 'United States', measure: measure(25) },
      { value: null, label: '', measure: measure(0) },
    ] as NonNullable<ToldFigure['parts']>;
    const { all, html, text } = await shown({ parts }, 'country');
    expect(all('h3')).toEqual(['Sales by country']);
    expect(html).toContain('aria-label="Only Mexico"');
    expect(all('tr').at(-1)).toMatch(/^All others\|USD 0\.00\|1\|–$/);
    expect(all('tr').at(-3)).toBe('Mexico|USD 100.00|1|USD 80.00');
    // Of all days together.
    expect(text).toContain('Sales by country|June 1, 2026 to November 30, 2026|');
    expect([...html.matchAll(/width:([\d.]+)%/g)].map(([, width]) => width)).toEqual(['100', '25', '1']);
    expect((await shown({ parts })).all('h3')).toEqual([]);
  });

  it('whose parts are all nothing has no bars', async () => {
    const parts = [{ value: 'MX', label: 'Mexico', measure: measure(0) }] as NonNullable<ToldFigure['parts']>;
    expect((await shown({ parts }, 'country')).html).toContain('width:0%');
  });
});

describe('the rows of a figure', () => {
  const row = {
    day: '2026-11-21',
    label: 'DB4SR7XK2M',
    hotel: 'BP',
    booking: 41,
    numerator: 84.5,
    denominator: 2,
  } as FigureRow;
  const shown = (
    figure: Parameters<typeof FigureRows>[0]['figure'],
    rows: FigureRow[],
    mayOpen = true,
    next: unknown = null,
  ) =>
    draw(<FigureRows figure={figure} question={question} mayOpen={mayOpen} />, {
      answers: [[['staff', 'reports', 'rows'], { pages: [{ rows, next }] }]],
    });

  it('open their booking for a person who may', async () => {
    expect((await shown('sales', [row])).links()).toEqual(['/admin/bookings/41 DB4SR7XK2M']);
    expect((await shown('sales', [row], false)).links()).toEqual([]);
    expect((await shown('sales', [{ ...row, booking: null }])).links()).toEqual([]);
  });

  it('of a sum have one side, of a ratio two, each in its unit', async () => {
    expect((await shown('sales', [row])).all('td')).toEqual(['November 21, 2026', 'BP', 'USD 84.50']);
    expect((await shown('price_per_vehicle', [row])).all('td')).toEqual([
      'November 21, 2026',
      'BP',
      'USD 84.50',
      '2',
    ]);
  });

  it('that are none say so, and more are offered where there are more', async () => {
    expect((await shown('sales', [])).text).toContain('There are no rows in this period.');
    expect((await shown('sales', [row])).text).not.toContain('Show more rows');
    expect((await shown('sales', [row], true, { day: '2026-11-20' })).text).toContain('Show more rows');
  });
});

describe('the question of a report', () => {
  const choices = {
    ...exampleOf('listReportChoices'),
    figures: (['sales', 'attach_rate'] as const).map((figure) => ({
      figure,
      title: figure === 'sales' ? 'Sales' : 'Attach rate',
      dimensions: [],
      owner: 'Revenue',
    })),
    dimensions: [
      { dimension: 'property' as const, title: 'Resort', values: [] },
      { dimension: 'service' as const, title: 'Service', values: [] },
    ],
  };

  it('names the figures that a split leaves out', async () => {
    const asked = { ...question, figures: ['sales', 'attach_rate'] as const };
    const { html } = await draw(<ReportForm question={asked} choices={choices} onAsk={nothing} />);
    expect(html).toMatch(/<option value="service">Service \(without Attach rate\)</);
    expect(html).toMatch(/<option value="property">Resort</);
    const sales = { ...question, figures: ['sales'] as const };
    const alone = await draw(<ReportForm question={sales} choices={choices} onAsk={nothing} />);
    expect(alone.html).toMatch(/<option value="service">Service</);
  });
});
