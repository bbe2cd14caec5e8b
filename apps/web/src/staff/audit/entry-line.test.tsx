import { describe, expect, it } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { formatHere, formatPast, formatRecent, formatWhen } from '../frame/format-when.ts';
import { EVERYTHING } from './audit-question.ts';
import { ChainState } from './chain-state.tsx';
import { EntryLine } from './entry-line.tsx';
import type { AuditEntry } from './use-audit.ts';

const [entry] = exampleOf('searchAudit').entries;
if (!entry) throw new Error('the example has no entry');

const drawn = (change: Partial<AuditEntry>, checked: number | null = null) =>
  draw(
    <EntryLine
      entry={{ ...entry, ...change }}
      zone="America/Cancun"
      question={EVERYTHING}
      checked={checked}
    />,
  );

describe('the time of an entry', () => {
  it.each([
    ['2026-11-21T14:02:00.000Z', 'America/Cancun', 'Nov 21, 2026, 9:02 AM'],
    ['2026-01-01T04:59:00.000Z', 'America/Cancun', 'Dec 31, 2025, 11:59 PM'],
    // The hour that New York's clocks skip: one minute later it is an hour later.
    ['2026-03-08T06:59:00.000Z', 'America/New_York', 'Mar 8, 2026, 1:59 AM'],
    ['2026-03-08T07:00:00.000Z', 'America/New_York', 'Mar 8, 2026, 3:00 AM'],
    ['2026-11-21T05:00:00.000Z', 'America/Cancun', 'Nov 21, 2026, 12:00 AM'],
  ])('%s in %s', (at, zone, said) =>
    expect(formatWhen(at, zone, 'en-US').replace(/[\u00a0\u202f]/g, ' ')).toBe(said),
  );

  it('that is past has its year where that is not this one, by the clock of the place', () => {
    const now = Date.parse('2026-01-01T04:00:00.000Z');
    const past = (at: string, at_now: number) =>
      formatPast(at, 'America/Cancun', 'en-US', at_now).replace(/[\u00a0\u202f]/g, ' ');
    expect(past('2025-12-31T20:00:00.000Z', now)).toBe('Wed, Dec 31, 3:00 PM');
    expect(past('2025-12-31T20:00:00.000Z', now + 3_600_000)).toBe('Dec 31, 2025, 3:00 PM');
  });

  it.each([
    ['en-US', 'America/Cancun', '12:00 AM EST'],
    ['es-MX', 'America/Cancun', '00:00 GMT-5'],
    ['en-US', 'UTC', '5:00 AM UTC'],
  ] as const)('that belongs to no place names its zone in %s, %s', (locale, zone, end) =>
    expect(formatHere('2026-11-21T05:00:00.000Z', locale, zone).replace(/[\u00a0\u202f]/g, ' ')).toContain(
      end,
    ),
  );

  it.each([
    ['2026-01-02T04:59:00.000Z', 'en-US', 'Today, 11:59 PM'],
    ['2026-01-01T04:59:00.000Z', 'en-US', 'Yesterday, 11:59 PM'],
    ['2026-01-01T04:59:00.000Z', 'es-MX', 'Ayer, 23:59'],
    ['2025-12-31T04:59:00.000Z', 'en-US', 'Dec 30, 2025, 11:59 PM'],
  ] as const)('that is recent, %s in %s, is %s by the day of the place', (at, locale, said) =>
    expect(
      formatRecent(at, locale, 'America/Cancun', Date.parse('2026-01-02T04:59:30.000Z')).replace(
        /[\u00a0\u202f]/g,
        ' ',
      ),
    ).toBe(said),
  );

  it('has its year and 24 hours in Spanish', () =>
    expect(formatWhen('2026-11-21T05:00:00.000Z', 'America/Cancun', 'es-MX')).toBe('21 nov 2026, 00:00'));
});

describe('an entry', () => {
  it('leads to its subject where that has a page', async () => {
    expect((await drawn({})).links()).toEqual(['/admin/rates/4 High season']);
    expect((await drawn({ kind: 'people', thing: 12 })).links()[0]).toMatch(/^\/admin\/people\/12 /);
    expect((await drawn({ kind: 'change-sets', thing: 3 })).links()[0]).toMatch(/^\/admin\/change-sets\/3 /);
    const ofBooking = { kind: 'refunds', thing: null, booking: '7K3QW9ZC4T' };
    expect((await drawn(ofBooking)).links()[0]).toMatch(/^\/admin\/bookings\/7K3QW9ZC4T /);
    expect((await drawn({ kind: 'bookings' })).links()).toEqual([]);
    expect((await drawn({ thing: null })).links()).toEqual([]);
  });

  it.each([
    [{ has_states: true, batch: null }, ['Show what changed']],
    [{ has_states: false, batch: null }, []],
    [{ has_states: false, batch: { id: 3, total: 1 } }, ['Show the row']],
    [{ has_states: true, batch: { id: 3, total: 40 } }, ['Show the 40 rows']],
  ] as const)('opens what it has: %j', async (change, buttons) => {
    expect((await drawn(change as Partial<AuditEntry>)).all('button')).toEqual(buttons);
  });
});

describe('the mark of a check', () => {
  const link = { place: 97, fingerprint: '5e0c'.repeat(16) };
  it.each([
    [link, 97, '5e0c5e0c5e0c', 'not checked yet'],
    [link, 96, 'not checked yet', '5e0c'],
    [null, 97, 'not checked yet', '5e0c'],
    [link, null, '9:02 AM', 'not checked yet'],
  ])('of %j, where the last check read to %j', async (of, checked, said, unsaid) => {
    const { text } = await drawn({ link: of }, checked);
    expect(text).toContain(said);
    expect(text).not.toContain(unsaid);
  });
});

describe('the completeness of the audit', () => {
  const chain = exampleOf('getAuditChain');
  if (!chain.last) throw new Error('the example was never checked');
  const { last } = chain;
  const shown = async (change: Partial<typeof last> | null) =>
    (
      await draw(<ChainState />, {
        answers: [[['staff', 'audit', 'chain'], { ...chain, last: change && { ...last, ...change } }]],
      })
    ).text;

  it.each([
    [0, 'No entry has been checked yet'],
    [1, 'The one checked entry is in place and unchanged'],
    [1_204, 'All 1,204 checked entries are in place and unchanged'],
  ])('of %i entries', async (links, said) => expect(await shown({ links, findings: [] })).toContain(said));

  it('is green only where entries were checked, and says how far, and what waits', async () => {
    const since = '2026-11-21T06:02:00.000Z';
    const banner = async (links: number) =>
      draw(<ChainState />, {
        answers: [
          [
            ['staff', 'audit', 'chain'],
            {
              ...chain,
              last: {
                ...last,
                ...(links === 0 && { until: null }),
                ...{ links, findings: [], waiting: 49, waiting_since: since },
              },
            },
          ],
        ],
      });
    const none = await banner(0);
    expect(none.html).not.toContain('bg-good-wash');
    expect(none.text).toContain('49 newer entries, since Nov 21, 2026, 1:02 AM, wait for the next check.');
    const some = await banner(3);
    expect(some.html).toContain('bg-good-wash');
    expect(some.text.replace(/\u202f/g, ' ')).toContain(
      'They reach to entry 1230 of Nov 21, 2026, 12:58 AM.',
    );
    expect(some.text).toContain('Fingerprint of entry 1230');
  });

  it('says when the next check is, and what the checks before found', async () => {
    const said = (await shown({ findings: [] })).replace(/\u202f/g, ' ');
    expect(said).toContain('The next check follows within an hour of Nov 22, 2026, 1:00 AM.');
    expect(said).toContain('Nov 20, 2026, 1:00 AM: 1,180 entries, nothing missing or changed');
    expect(said).toContain('What guests changed, payments and refunds by the gateway');
  });

  it('is told by records outside where there are some', async () => {
    expect(await shown({ findings: [], anchors: 1 })).toContain(
      'One daily record outside the database agrees.',
    );
    expect(await shown({ findings: [], anchors: 0 })).not.toContain('outside the database');
  });

  it('that is broken says what is missing, and what to do', async () => {
    const said = await shown({});
    expect(said).toContain('Entries 7 to 9 are missing.');
    expect(said).toContain('Tell your technical team.');
    expect(said).not.toContain('in place');
  });

  it('was not checked yet', async () => expect(await shown(null)).toContain('have not been checked yet'));
});
