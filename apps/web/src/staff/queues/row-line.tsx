import type { QueueName } from '@traslado/domain/desk/queues';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { AskNote } from '../frame/ask-note.tsx';
import { pageOfRow, stateOfRow } from '../frame/page-of-row.ts';
import { offerUndo } from '../frame/undo.ts';
import { useReason } from '../frame/use-reason.ts';
import { isOverdue, RowWhen, WorkRow } from '../frame/work-row.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { undoOfCharge } from './undo-of.ts';
import { type QueueRow, useRowDeeds } from './use-queues.ts';

type RowLineProps = {
  queue: QueueName;
  row: QueueRow;
  viewer: { readonly can_handle: boolean; readonly name: string };
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** One row: when, whom and why, its owner, and the viewer's actions. */
export function RowLine({ queue, row, viewer, isChosen, onChoose }: RowLineProps) {
  const texts = useTexts('staff').queues;
  const locale = useLocale();
  const { booking, who, in_charge: owner, snoozed_until: until, snoozed_by: by } = row;
  const { amount, reason, marks } = useReason()(queue, row);
  const name = booking?.guest ?? who ?? reason;
  const snoozed = until && by && texts.snooze.until(formatInstant(until, row.time_zone, locale), by);
  const href = pageOfRow({ ...row, queue }) ?? (queue === 'letters' ? '/admin' : null);
  return (
    <WorkRow
      when={<RowWhen row={row} isOpen />}
      isLate={isOverdue(row)}
      name={name}
      target={href === null ? null : { href, state: stateOfRow({ queue }) }}
      verb={texts.verbs[queue]}
      about={booking?.number ?? ''}
      place={row.hotel_name}
      lead={row.flight?.code}
      reason={[snoozed, name !== reason && reason].filter(Boolean).join(' · ')}
      marks={marks}
      badge={
        owner !== null && (
          <span className="max-w-[8.5rem] truncate text-caption text-soft">
            {owner === viewer.name ? texts.you : texts.other(owner)}
          </span>
        )
      }
      amount={amount}
      tick={
        viewer.can_handle && (
          <label className="queue-tick">
            <input
              type="checkbox"
              data-key="x"
              className="tick-box size-5 cursor-pointer"
              checked={isChosen}
              onChange={({ target }) => onChoose(target.checked)}
            />
            <span className="visually-hidden">{texts.several.row(name)}</span>
          </label>
        )
      }
      deeds={viewer.can_handle && <Handling queue={queue} row={row} me={viewer.name} />}
    >
      <Notes row={row} />
    </WorkRow>
  );
}

/** Notes of colleagues, as text. */
function Notes({ row }: { row: QueueRow }) {
  const texts = useTexts('staff').queues.note;
  const locale = useLocale();
  if (row.notes.length === 0) return null;
  return (
    <section aria-label={texts.list} className="text-caption">
      <ul className="grid gap-1">
        {row.notes.map(({ note, by, at }) => (
          <li key={`${at} ${note}`} className="whitespace-pre-line [overflow-wrap:anywhere]">
            {note}{' '}
            <span className="text-caption text-soft">
              {texts.by(by, formatInstant(at, row.time_zone, locale))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The viewer's actions. */
function Handling({ queue, row, me }: Pick<RowLineProps, 'queue' | 'row'> & { me: string }) {
  const texts = useTexts('staff').queues;
  const { charge, snooze, note } = useRowDeeds(queue, row.key);
  const [asking, setAsking] = useState<'note' | 'snooze' | null>(null);
  const { in_charge: who, snoozed_until: until } = row;
  const isMine = who === me;
  const isDone = (refusal: string | null) => {
    if (refusal !== null) notify(refusal || texts.notSaved, 'bad');
    return refusal === null;
  };
  const take = async () => {
    if (!isDone(await charge(!isMine, who))) return;
    const done = isMine ? texts.released : texts.taken;
    const back = undoOfCharge(who, { take: !isMine, me });
    if (back) offerUndo(done, () => charge(back.take, back.seen));
    else notify(done, 'good');
  };
  const wake = async () => {
    if (isDone(await snooze(null))) offerUndo(texts.snooze.ended, () => snooze(until));
  };
  const rest = async (at: string) => {
    const refusal = await snooze(at);
    if (refusal === null) offerUndo(texts.snooze.done, () => snooze(null));
    return refusal;
  };
  const deeds = [
    ['t', 'people', isMine ? texts.release : who === null ? texts.take : texts.takeOver, take],
    ['s', 'clock', until ? texts.snooze.end : texts.snooze.open, until ? wake : () => setAsking('snooze')],
    ['n', 'edit', texts.note.open, () => setAsking('note')],
  ] as const;
  return (
    <div className="queue-deeds">
      {deeds.map(([letter, icon, label, work]) => (
        <Button
          key={letter}
          variant="quiet"
          icon={icon}
          className="work-deed"
          data-key={letter}
          aria-label={label}
          title={label}
          onClick={() => void work()}
        >
          {label}
        </Button>
      ))}
      {asking === 'note' && (
        <AskNote
          words={{ ...texts.note, saving: texts.saving, cancel: texts.cancel, notSaved: texts.notSaved }}
          work={note}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'snooze' && <SnoozeDialog onSave={rest} onClose={() => setAsking(null)} />}
    </div>
  );
}
