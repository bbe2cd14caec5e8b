import type { QueueName } from '@traslado/domain/desk/queues';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { notify } from '../../components/notification.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { AskNote } from '../frame/ask-note.tsx';
import { FailureOf } from '../frame/form-dialog.tsx';
import { formatDistance, formatWait } from '../frame/format-ahead.ts';
import { pageOfRow } from '../frame/page-of-row.ts';
import { RowLink } from '../frame/row-link.tsx';
import { offerUndo } from '../frame/undo.ts';
import { useAboutWords } from '../frame/use-about-words.ts';
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

/** Name of a row: its guest, else its author, else its subject. */
const nameOf = ({ booking, flight, who, about }: QueueRow): string =>
  booking ? [booking.guest, booking.number, flight?.code].filter(Boolean).join(' · ') : (who ?? about);

/** One row: its guest, the distance of its ride, its open points, its owner, and the viewer's actions. */
export function RowLine({ queue, row, viewer, isChosen, onChoose }: RowLineProps) {
  const texts = useTexts('staff').queues;
  const locale = useLocale();
  const { about, ride_at: ride, time_zone: zone, due_at: due } = row;
  const now = Date.now();
  const title = nameOf(row);
  const address = pageOfRow({ ...row, queue }) ?? (queue === 'letters' ? '/admin' : null);
  const words = useAboutWords()(queue, about);
  const isLate = due !== null && Date.parse(due) <= now;
  const far = (at: string) => formatDistance(Date.parse(at), now, locale);
  const rest = [
    words === title ? '' : words,
    row.hotel_name,
    ride && formatInstant(ride, zone, locale),
    texts.waits(formatWait(Date.parse(row.since), now, locale)),
  ].filter(Boolean);
  return (
    <li className="queue-row">
      {viewer.can_handle && (
        <label className="queue-tick">
          <input
            type="checkbox"
            data-key="x"
            className="tick-box size-5 cursor-pointer"
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
          <span className="visually-hidden">{texts.several.row(title)}</span>
        </label>
      )}
      <div className="min-w-0">
        <p className="queue-head">
          <span
            className={classNames('font-semibold', !ride && 'text-soft')}
            title={ride ? formatInstant(ride, zone, locale) : undefined}
          >
            {ride ? texts.rideIn(far(ride)) : texts.noRide}
          </span>
          {address ? (
            <RowLink href={address}>{title}</RowLink>
          ) : (
            <span className="font-semibold">{title}</span>
          )}
          {row.open.map((thing) => (
            <span key={thing} className="today-mark">
              {texts.things[thing]}
            </span>
          ))}
          {due && (
            <span className={classNames('text-caption', isLate ? 'font-semibold text-bad' : 'text-soft')}>
              {(isLate ? texts.overdue : texts.due)(far(due))}
            </span>
          )}
        </p>
        <p className="text-small text-soft [overflow-wrap:anywhere]">{rest.join(' · ')}</p>
        <Notes row={row} />
      </div>
      <Handling queue={queue} row={row} viewer={viewer} />
    </li>
  );
}

/** Notes of colleagues, as text. */
function Notes({ row }: { row: QueueRow }) {
  const texts = useTexts('staff').queues.note;
  const locale = useLocale();
  if (row.notes.length === 0) return null;
  return (
    <section aria-label={texts.list} className="mt-1 border-line border-l-4 pl-3 text-small">
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
      <p className="text-caption text-soft">
        {who === null ? texts.nobody : isMine ? texts.you : texts.other(who)}
        {until && by && (
          <span className="block">{texts.snooze.until(formatInstant(until, row.time_zone, locale), by)}</span>
        )}
      </p>
      {viewer.can_handle && (
        <div className="flex flex-wrap gap-x-3">
          <Button variant="quiet" className="text-small" data-key="t" onClick={() => void take()}>
            {isMine ? texts.release : who === null ? texts.take : texts.takeOver}
          </Button>
          <Button
            variant="quiet"
            className="text-small"
            data-key="s"
            onClick={() => (until ? void wake() : setAsking('snooze'))}
          >
            {until ? texts.snooze.end : texts.snooze.open}
          </Button>
          <Button variant="quiet" className="text-small" data-key="n" onClick={() => setAsking('note')}>
            {texts.note.open}
          </Button>
        </div>
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
