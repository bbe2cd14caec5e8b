import type { QueueName } from '@traslado/domain/desk/queues';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { AskNote } from '../frame/ask-note.tsx';
import { FailureOf } from '../frame/form-dialog.tsx';
import { pageOfRow } from '../frame/page-of-row.ts';
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
  const { booking, who } = row;
  const { amount, reason, marks } = useReason()(queue, row);
  const name = booking?.guest ?? who ?? reason;
  const href = pageOfRow({ ...row, queue }) ?? (queue === 'letters' ? '/admin' : null);
  return (
    <WorkRow
      when={<RowWhen row={row} isOpen />}
      isLate={isOverdue(row)}
      name={name}
      target={href === null ? null : { href }}
      verb={texts.verbs[queue]}
      about={[booking?.number, row.hotel_name].filter(Boolean).join(' · ')}
      lead={row.flight?.code}
      reason={name === reason ? '' : reason}
      marks={marks}
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
      deeds={<Handling queue={queue} row={row} viewer={viewer} />}
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
    <section aria-label={texts.list} className="work-notes">
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

/** The owner, and the viewer's actions. */
function Handling({ queue, row, viewer }: Pick<RowLineProps, 'queue' | 'row' | 'viewer'>) {
  const texts = useTexts('staff').queues;
  const locale = useLocale();
  const { charge, snooze, note } = useRowDeeds(queue, row.key);
  const [asking, setAsking] = useState<'note' | 'snooze' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { in_charge: who, snoozed_until: until, snoozed_by: by } = row;
  const me = viewer.name;
  const isMine = who === me;
  const take = async () => {
    const refusal = await charge(!isMine, who);
    setFailure(refusal);
    if (refusal !== null) return;
    const done = isMine ? texts.released : texts.taken;
    const back = undoOfCharge(who, { take: !isMine, me });
    if (back) offerUndo(done, () => charge(back.take, back.seen));
    else notify(done, 'good');
  };
  const wake = async () => {
    const refusal = await snooze(null);
    setFailure(refusal);
    if (refusal === null) offerUndo(texts.snooze.ended, () => snooze(until));
  };
  const rest = async (at: string) => {
    const refusal = await snooze(at);
    if (refusal === null) offerUndo(texts.snooze.done, () => snooze(null));
    return refusal;
  };
  return (
    <div className="queue-deeds">
      {failure !== null && <FailureOf failure={failure || texts.notSaved} />}
      {who !== null && <span>{isMine ? texts.you : texts.other(who)}</span>}
      {until && by && <span>{texts.snooze.until(formatInstant(until, row.time_zone, locale), by)}</span>}
      {viewer.can_handle && (
        <>
          <Button variant="quiet" className="work-deed" data-key="t" onClick={() => void take()}>
            {isMine ? texts.release : who === null ? texts.take : texts.takeOver}
          </Button>
          <Button
            variant="quiet"
            className="work-deed"
            data-key="s"
            onClick={() => (until ? void wake() : setAsking('snooze'))}
          >
            {until ? texts.snooze.end : texts.snooze.open}
          </Button>
          <Button variant="quiet" className="work-deed" data-key="n" onClick={() => setAsking('note')}>
            {texts.note.open}
          </Button>
        </>
      )}
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
