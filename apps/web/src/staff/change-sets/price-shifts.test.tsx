import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { formatPast } from '../frame/format-when.ts';
import type { Person } from '../session/use-profile.ts';
import { HinderedRows } from './hindered-rows.tsx';
import { PriceShifts } from './price-shifts.tsx';
import { SetsPage } from './sets-page.tsx';
import type { SetFacts } from './use-change-sets.ts';

vi.mock('../../components/use-media.ts', () => ({ useMedia: () => false }));

const { shifts } = exampleOf('checkChangeSet');
if (!shifts) throw new Error('the example has no prices');
const [service] = shifts.services;
const [days] = service?.days ?? [];
if (!service || !days) throw new Error('the example has no service');

describe('the prices that a set changes', () => {
  it('stand by service, with days, the old price and the new one', async () => {
    const { text, links } = await draw(<PriceShifts shifts={shifts} />);
    expect(links()[0]).toMatch(/^\/admin\/price-calendar\?service=111&year=2027 /);
    expect(text).toMatch(/^What changes for guests\|/);
    expect(text).toContain('42.00');
    expect(text).toContain('46.00');
    expect(text.indexOf('42.00')).toBeLessThan(text.indexOf('46.00'));
  });

  it('name the rate only where it changes', async () => {
    const of = (was: number, now: number) => {
      const [before, after] = [days.was, days.now].map(
        (one, at) => one && { ...one, rate: { ...one.rate, id: [was, now][at] ?? 0 } },
      );
      return draw(
        <PriceShifts
          shifts={{
            services: [{ ...service, days: [{ ...days, was: before ?? null, now: after ?? null }] }],
            more: 0,
          }}
        />,
      );
    };
    expect((await of(4, 4)).text).not.toContain('Rate 4');
    expect((await of(4, 5)).text).toMatch(/Rate 4.*Rate 5/);
  });

  it('are told as past once the set is published', async () => {
    expect((await draw(<PriceShifts shifts={shifts} isDone />)).text).toMatch(/^What changed for guests\|/);
  });

  it('that are none say so', async () => {
    expect((await draw(<PriceShifts shifts={{ services: [], more: 0 }} />)).text).toBe(
      'What changes for guests|No price for guests changes.',
    );
  });

  it.each([
    [0, 0, []],
    [1, 0, ['And one more service.']],
    [7, 0, ['And 7 more services.']],
    [0, 1, ['And one more period.']],
    [2, 3, ['And 3 more periods.', 'And 2 more services.']],
  ])('leave out %i services and %i periods', async (more, periods, said) => {
    const { text } = await draw(<PriceShifts shifts={{ services: [{ ...service, more: periods }], more }} />);
    expect(text.match(/And [^.]*\./g) ?? []).toEqual(said);
  });

  it('of one day name the day once', async () => {
    const one = { ...service, days: [{ ...days, from: '2027-03-14', to: '2027-03-14' }] };
    const { text } = await draw(<PriceShifts shifts={{ services: [one], more: 0 }} />);
    expect(text).not.toContain('–');
  });
});

describe('rows that keep a set from being published', () => {
  const row = { catalogue: 'rates', title: 'High season', message: 'It overlaps.' } as Parameters<
    typeof HinderedRows
  >[0]['rows'][number];
  it.each([
    [1, ['High season|: It overlaps.']],
    [3, ['High season|: It overlaps.', 'and 2 more']],
  ])('of %i', async (total, said) => {
    expect((await draw(<HinderedRows rows={[row]} total={total} />)).all('li')).toEqual(said);
  });
});

const personWith = (...permissions: string[]) => ({ permissions, menu: [] }) as unknown as Person;

describe('the list of sets', () => {
  const list = exampleOf('listChangeSets');
  const [first] = list.rows;
  if (!first) throw new Error('the example has no set');
  const shown = (...rows: Partial<SetFacts>[]) =>
    draw(<SetsPage person={personWith('change-sets:see', 'change-sets:change')} />, {
      answers: [
        [
          ['staff', 'change-sets'],
          { ...list, total: rows.length, rows: rows.map((row, id) => ({ ...first, id, ...row })) },
        ],
      ],
    });

  it.each<[string, Partial<SetFacts>, string]>([
    [
      'scheduled, by the zone in which its moment was chosen',
      { state: 'scheduled', publish_at: '2026-12-31T06:00:00.000Z', publish_zone: 'America/Cancun' },
      'Will be published Thu, Dec 31, 1:00 AM (Cancun time), with the rights of',
    ],
    [
      'over, by its end instead of its plan, on the reader’s clock',
      {
        state: 'published',
        publish_at: '2026-12-31T06:00:00.000Z',
        publish_zone: 'America/Cancun',
        ended_at: '2026-12-31T06:01:00.000Z',
        ended_by_name: 'Adela Administra',
        approved_by_name: 'Raúl Ingresos',
      },
      `Published by Adela Administra, ${formatPast('2026-12-31T06:01:00.000Z', Intl.DateTimeFormat().resolvedOptions().timeZone, 'en-US').replace(/\u00a0/g, ' ')}|Approved by Raúl Ingresos`,
    ],
  ])('a set that is %s', async (_, set, when) => {
    expect((await shown(set)).all('td')).toContain(when);
  });

  it('each set leads to its page, with state and author', async () => {
    const { links, all } = await shown({ name: 'Winter' }, { name: 'Summer', state: 'draft' });
    expect(links()).toEqual(['/admin/change-sets/0 Winter', '/admin/change-sets/1 Summer']);
    expect(all('td')).toEqual(expect.arrayContaining(['Ready', 'Draft', 'Raúl Ingresos']));
  });

  it('without sets says how one is made', async () => {
    const { text, links } = await shown();
    expect(text).toContain('choose “Save as a change set”.');
    expect(text).toContain('Show all sets');
    expect(links()).toEqual(['/admin/price-grid Price grid', '/admin/rates Rates']);
    const reader = await draw(<SetsPage person={personWith('change-sets:see')} />, {
      answers: [[['staff', 'change-sets'], { ...list, total: 0, rows: [] }]],
    });
    expect(reader.text).not.toContain('Save as a change set');
  });
});
