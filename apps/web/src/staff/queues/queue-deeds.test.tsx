import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { forgetDrawn, press, reached } from '../../../testing/press.ts';
import { notify } from '../../components/notification.ts';
import { type Asked, problem, stubServer } from '../../data/stub-server.ts';
import { endUndo, offeredUndo } from '../frame/undo.ts';
import { QueuesPage } from './queues-page.tsx';
import { RowLine } from './row-line.tsx';
import { SeveralBar } from './several-bar.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { type QueueRow, useQueueDeeds } from './use-queues.ts';

vi.mock('../../components/notification.ts', () => ({ notify: vi.fn() }));
vi.mock('react/jsx-dev-runtime', async (load) =>
  (await import('../../../testing/press.ts')).keepDrawn(await load()),
);

const NOW = '2026-11-23T16:00:00.000Z';
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  forgetDrawn();
  vi.mocked(notify).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  const offered = offeredUndo();
  if (offered) endUndo(offered);
  vi.unstubAllGlobals();
});

const page = exampleOf('getQueue');
const [row] = page.rows;
if (!row) throw new Error('the example has no row');
const said = (asked: readonly Asked[]) =>
  asked.map(({ line, body }) => `${line.split('/').at(-1)} ${JSON.stringify(body)}`);
const undo = async () => {
  await reached(() => expect(offeredUndo()).not.toBeNull());
  return offeredUndo()?.undo();
};

describe('a deed on a row', () => {
  const shown = (change: Partial<QueueRow>) =>
    draw(
      <RowLine
        queue="unpaid"
        row={{ ...row, ...change }}
        viewer={{ can_handle: true, name: 'ana' }}
        isChosen={false}
        onChoose={() => undefined}
      />,
    );

  it.each([
    [
      null,
      'Assign to me',
      'Assigned to you.',
      ['charge {"take":true,"seen":null}', 'charge {"take":false,"seen":"ana"}'],
    ],
    [
      'ana',
      'Unassign',
      'Unassigned.',
      ['charge {"take":false,"seen":"ana"}', 'charge {"take":true,"seen":null}'],
    ],
  ])('of %j: it is done and undone', async (in_charge, button, text, calls) => {
    const { asked } = stubServer(() => ({}));
    await shown({ in_charge });
    press(button);
    expect(await undo()).toBeNull();
    expect(offeredUndo()?.text).toBe(text);
    expect(said(asked)).toEqual(calls);
  });

  it('taken over from a colleague is not offered to be undone', async () => {
    const { asked } = stubServer(() => ({}));
    await shown({ in_charge: 'rosa' });
    press('Take over');
    await reached(() => expect(notify).toHaveBeenCalledWith('Assigned to you.', 'good'));
    expect(said(asked)).toEqual(['charge {"take":true,"seen":"rosa"}']);
    expect(offeredUndo()).toBeNull();
  });

  it('that was refused offers nothing', async () => {
    const { asked } = stubServer(() => problem(409, 'queue_row.taken'));
    await shown({});
    await press('Assign to me');
    await reached(() => expect(asked).toHaveLength(1));
    expect([offeredUndo(), vi.mocked(notify).mock.calls]).toEqual([null, []]);
  });

  it('wakes a row at once, and lets it sleep on as long as it would have', async () => {
    const { asked } = stubServer(() => ({}));
    const until = '2026-11-24T14:00:00.000Z';
    await shown({ snoozed_until: until, snoozed_by: 'rosa' });
    press('Resume');
    expect(await undo()).toBeNull();
    expect(said(asked)).toEqual(['snooze {"until":null}', `snooze {"until":"${until}"}`]);
  });
});

describe('a rest', () => {
  it.each([
    ['1 hour', '2026-11-23T16:59:00.000Z'],
    ['4 hours', '2026-11-23T19:59:00.000Z'],
    ['7 days', '2026-11-30T15:59:00.000Z'],
  ])('of %s ends a minute early, so that no clock refuses it', async (words, until) => {
    const onSave = vi.fn(async () => null);
    const onClose = vi.fn();
    await draw(<SnoozeDialog onSave={onSave} onClose={onClose} />);
    press(words);
    await reached(() => expect(onClose).toHaveBeenCalled());
    expect(onSave).toHaveBeenCalledWith(until);
  });

  it('that was refused leaves the dialog open', async () => {
    const onClose = vi.fn();
    const onSave = vi.fn(async () => 'Too long.');
    await draw(<SnoozeDialog onSave={onSave} onClose={onClose} />);
    press('1 day');
    await reached(() => expect(onSave).toHaveBeenCalled());
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('several rows', () => {
  const rows = [row, { ...row, key: '42', in_charge: 'rosa' }, { ...row, key: '43' }];
  const onClear = vi.fn();
  const shown = (some: QueueRow[] = rows, isOpen = true) => {
    onClear.mockClear();
    return draw(<SeveralBar queue="unpaid" rows={some} me="ana" isOpen={isOpen} onClear={onClear} />);
  };

  it('are counted; those that rest are not set aside again', async () => {
    expect((await shown()).text).toBe('3 selected|Clear|Assign to me|Snooze');
    expect((await shown(rows, false)).text).toBe('3 selected|Clear|Assign to me');
    expect((await shown([])).text).toBe('');
  });

  it('are taken where nobody has them, and given back as one', async () => {
    const { asked } = stubServer(() => ({}));
    await shown();
    press('Assign to me');
    expect(await undo()).toBeNull();
    expect(offeredUndo()?.text).toBe('2 rows assigned to you.');
    expect(notify).toHaveBeenCalledWith('1 row could not be changed.', 'bad');
    expect(asked.map(({ line, body }) => [line.split('/').at(-2), body])).toEqual([
      ['41', { take: true, seen: null }],
      ['43', { take: true, seen: null }],
      ['41', { take: false, seen: 'ana' }],
      ['43', { take: false, seen: 'ana' }],
    ]);
    expect(onClear).toHaveBeenCalledTimes(1);
  });

  it('of which none could be taken offer nothing', async () => {
    stubServer(() => problem(409, 'queue_row.taken'));
    await shown();
    press('Assign to me');
    await reached(() => expect(notify).toHaveBeenCalledWith('3 rows could not be changed.', 'bad'));
    expect(offeredUndo()).toBeNull();
  });

  it('that are not all given back say so', async () => {
    stubServer(({ body, line }) =>
      !(body as { take: boolean }).take && line.includes('/43/') ? problem(409, 'x.y') : {},
    );
    await shown();
    press('Assign to me');
    expect(await undo()).toBe('');
  });

  it('are worked on in turn, and those that were done are told', async () => {
    const { inTurn } = await drawHook(() => useQueueDeeds('unpaid'));
    const order: string[] = [];
    const done = await inTurn(['a', 'b', 'c'], async (one) => {
      order.push(one);
      return one === 'b' ? 'no' : null;
    });
    expect([order, done]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'c'],
    ]);
  });
});

describe('the list of a queue', () => {
  const shown = (rows: typeof page, counts = { open: 1, snoozed: 2 }) =>
    draw(<QueuesPage name="unpaid" />, {
      answers: [
        [
          ['staff', 'queues', 'counts'],
          { queues: [{ name: 'unpaid', ride_at: '2026-11-24T19:35:00.000Z', ...counts }] },
        ],
        [['staff', 'queues', 'rows'], rows],
      ],
    });

  it('counts what is open and what rests, and says when the next ride is', async () => {
    const { text } = await shown(page);
    expect(text).toContain('Open (1)|Snoozed (2)');
    expect(text).toContain('Collect, ride in 48 h|Next ride in 27 hours|1|');
  });

  it('shows its keys to a person who may use them', async () => {
    expect((await shown(page)).text).toContain('assign to me');
    const reads = { ...page, viewer: { ...page.viewer, can_handle: false } };
    expect((await shown(reads)).text).not.toContain('assign to me');
  });

  it('is done when it is empty, which is not said of what rests', async () => {
    const { text } = await shown({ ...page, rows: [], total: 0 });
    expect(text).toContain('Nothing to do here|New cases appear by themselves.');
  });
});
