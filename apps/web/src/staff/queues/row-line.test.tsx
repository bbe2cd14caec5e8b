import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { stateOfRow } from '../frame/page-of-row.ts';
import { QueuesPage } from './queues-page.tsx';
import { RowLine } from './row-line.tsx';
import type { QueueRow } from './use-queues.ts';

const page = exampleOf('getQueue');
const [row] = page.rows;
if (!row) throw new Error('the example has no row');

const NOW = '2026-11-21T14:02:00.000Z';
beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const drawn = (change: Partial<QueueRow>, can_handle = true) =>
  draw(
    <RowLine
      queue="unpaid"
      row={{ ...row, in_charge: null, snoozed_until: null, notes: [], due_at: null, ...change }}
      viewer={{ can_handle, name: 'ana' }}
      isChosen={false}
      onChoose={() => undefined}
    />,
  );

describe('a row of a queue', () => {
  it.each([
    [null, 'Assign to me', 'Assign to me'],
    ['ana', 'Assigned to you', 'Unassign'],
    ['rosa', 'Assigned to rosa', 'Take over'],
  ])('of %j', async (in_charge, said, deed) => {
    const { text, all } = await drawn({ in_charge });
    expect(text).toContain(said);
    expect(all('button')).toEqual([deed, 'Snooze', 'Note']);
  });

  it('opens an unpaid booking with its payment link', () => {
    expect(stateOfRow({ queue: 'unpaid' })).toEqual({ payLink: true });
    expect(stateOfRow({ queue: 'data' })).toBeUndefined();
  });

  it('is only read by a person who may not handle it', async () => {
    const { all, html } = await drawn({ in_charge: 'rosa' }, false);
    expect(all('button')).toEqual([]);
    expect(html).not.toContain('checkbox');
  });

  it('that is snoozed says until when and by whom, and is resumed', async () => {
    const { text, all } = await drawn({ snoozed_until: '2026-11-22T14:00:00.000Z', snoozed_by: 'rosa' });
    expect(text).toMatch(/Snoozed until Sun, Nov 22, .* by rosa/);
    expect(all('button')).toContain('Resume');
  });

  it.each([
    ['2026-11-21T19:02:00.000Z', 'in 5h · 2:02 PM'],
    [null, 'Waiting'],
  ])('with a ride at %j', async (ride_at, said) => expect((await drawn({ ride_at })).text).toContain(said));

  it.each([
    ['2026-11-21T16:02:00.000Z', 'Due in 2 hours'],
    [NOW, '0 minutes late'],
  ])('due at %s', async (due_at, said) =>
    expect((await drawn({ due_at, ride_at: null })).text).toContain(said),
  );

  it('has the notes of colleagues as they were written', async () => {
    const notes = [{ note: '<b>Called</b> at 3', by: 'rosa', at: NOW }] as QueueRow['notes'];
    expect((await drawn({ notes })).text).toContain('<b>Called</b> at 3');
  });
});

describe('the queues', () => {
  const { queues } = exampleOf('getQueues');
  const [one] = queues;
  if (!one) throw new Error('the example has no queue');
  const two = [
    { ...one, name: 'unpaid' as const, open: 0, overdue: 0 },
    { ...one, name: 'letters' as const, open: 3, overdue: 0 },
  ];
  const shown = (name: string | null, all: typeof queues) =>
    draw(<QueuesPage name={name} />, {
      answers: [
        [['staff', 'queues', 'counts'], { queues: all }],
        [['staff', 'queues', 'rows'], page],
      ],
    });
  const currentOf = (html: string) =>
    /href="([^"]*)"[^>]*aria-current="page"|aria-current="page"[^>]*href="([^"]*)"/
      .exec(html)
      ?.slice(1)
      .find(Boolean);

  it('begin with the first that has a row', async () => {
    expect(currentOf((await shown(null, two)).html)).toBe('/admin/queues/letters');
    expect(currentOf((await shown(null, two.slice(0, 1))).html)).toBe('/admin/queues/unpaid');
  });

  it('begin with what is late, and say so in place of the next ride', async () => {
    const late = { ...one, name: 'messages' as const, open: 2, overdue: 1 };
    const { html, text } = await shown(null, [...two, late]);
    expect(currentOf(html)).toBe('/admin/queues/messages');
    expect(text).toMatch(/Answer messages\|1 overdue\|2/);
  });

  it('show the one that was asked for, and none for a name that there is not', async () => {
    expect(currentOf((await shown('unpaid', two)).html)).toBe('/admin/queues/unpaid');
    expect(currentOf((await shown('nowhere', two)).html)).toBeUndefined();
  });

  it('that are none say whom to ask', async () => {
    expect((await shown(null, [])).text).toContain('You have no queues|');
  });
});
