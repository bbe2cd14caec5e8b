import type { QueueName } from '@traslado/domain/desk/queues';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { notify } from '../../components/notification.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { AskNote } from '../frame/ask-note.tsx';
import { FailureOf } from '../frame/form-dialog.tsx';
import { formatDistance, formatWait } from '../frame/format-ahead.ts';
import { useDisputeWords } from '../frame/use-dispute-words.ts';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { type QueueRow, useRowDeeds } from './use-queues.ts';

type RowCardProps = {
  queue: QueueName;
  row: QueueRow;
  viewer: { readonly can_handle: boolean; readonly name: string };
};

/** Page of a row: its message, its request, else its booking. */
const addressOf = (queue: QueueName, { key, booking }: QueueRow): string | null => {
  if (queue === 'messages') return `/admin/messages/${key}`;
  if (queue === 'approvals') return `/admin/approvals/${key}`;
  if (booking) return `/admin/bookings/${booking.id}`;
  return queue === 'letters' ? '/admin' : null;
};

/** One row: its guest, the distance of its ride, its open points, and its owner. */
export function RowCard({ queue, row, viewer }: RowCardProps) {
  const texts = useTexts('staff').queues;
  const locale = useLocale();
  const { booking, about, who, ride_at: ride, time_zone: zone, due_at: due } = row;
  const now = Date.now();
  const title = booking ? `${booking.guest} · ${booking.number}` : (who ?? about);
  const address = addressOf(queue, row);
  const kinds: Readonly<Record<string, string>> = useTexts('staff').data.kinds;
  const disputeWords = useDisputeWords();
  const findings = () =>
    about
      .split(',')
      .map((kind) => kinds[kind] ?? kind)
      .join(' · ');
  const words = queue === 'data' ? findings() : queue === 'disputes' ? disputeWords(about) : about;
  const isLate = due !== null && Date.parse(due) <= now;
  const far = (at: string) => formatDistance(Date.parse(at), now, locale);
  return (
    <article className="rounded-lg bg-surface p-5 shadow-ticket sm:px-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-heading [overflow-wrap:anywhere]">
          {address ? (
            <Link
              href={address}
              aria-label={texts.open(title)}
              className="underline decoration-2 decoration-control underline-offset-4 hover:decoration-accent"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <span className="font-semibold" title={ride ? formatInstant(ride, zone, locale) : undefined}>
          {ride ? texts.rideIn(far(ride)) : texts.noRide}
        </span>
      </div>
      {words !== '' && words !== title && <p className="mt-1 [overflow-wrap:anywhere]">{words}</p>}
      {row.open.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {row.open.map((thing) => (
            <li
              key={thing}
              className="rounded-full bg-warn-wash px-3 py-0.5 font-semibold text-small text-warn"
            >
              {texts.things[thing]}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-small text-soft">
        {[
          row.hotel_name,
          ride && formatInstant(ride, zone, locale),
          texts.waits(formatWait(Date.parse(row.since), now, locale)),
        ]
          .filter(Boolean)
          .join(' · ')}
        {due && (
          <span className={classNames('block', isLate && 'font-semibold text-bad')}>
            {(isLate ? texts.overdue : texts.due)(far(due))}
          </span>
        )}
      </p>
      <Notes row={row} />
      <Handling queue={queue} row={row} viewer={viewer} />
    </article>
  );
}

/** Notes of colleagues, as text. */
function Notes({ row }: { row: QueueRow }) {
  const texts = useTexts('staff').queues.note;
  const locale = useLocale();
  if (row.notes.length === 0) return null;
  return (
    <section aria-label={texts.list} className="mt-3 border-line border-l-4 pl-4">
      <ul className="grid gap-2">
        {row.notes.map(({ note, by, at }) => (
          <li key={`${at} ${note}`}>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>
            <p className="text-caption text-soft">{texts.by(by, formatInstant(at, row.time_zone, locale))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The owner, and the viewer's actions. */
function Handling({ queue, row, viewer }: RowCardProps) {
  const texts = useTexts('staff').queues;
  const locale = useLocale();
  const { charge, snooze, note } = useRowDeeds(queue, row.key);
  const [asking, setAsking] = useState<'note' | 'snooze' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { in_charge: who, snoozed_until: until, snoozed_by: by } = row;
  const isMine = who === viewer.name;
  const work = async (deed: () => Promise<string | null>, done: string) => {
    const refusal = await deed();
    setFailure(refusal);
    if (refusal === null) notify(done, 'good');
  };
  return (
    <div className="mt-4 border-line border-t pt-3">
      {failure !== null && <FailureOf failure={failure || texts.notSaved} />}
      <p className="text-small">
        {who === null ? texts.nobody : isMine ? texts.you : texts.other(who)}
        {until && by && (
          <span className="block text-soft">
            {texts.snooze.until(formatInstant(until, row.time_zone, locale), by)}
          </span>
        )}
      </p>
      {viewer.can_handle && (
        <div className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {isMine ? (
            <Button variant="quiet" onClick={() => void work(() => charge(false, who), texts.released)}>
              {texts.release}
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => void work(() => charge(true, who), texts.taken)}>
              {who === null ? texts.take : texts.takeOver}
            </Button>
          )}
          {until ? (
            <Button variant="quiet" onClick={() => void work(() => snooze(null), texts.snooze.ended)}>
              {texts.snooze.end}
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => setAsking('snooze')}>
              {texts.snooze.open}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setAsking('note')}>
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
      {asking === 'snooze' && <SnoozeDialog onSave={snooze} onClose={() => setAsking(null)} />}
    </div>
  );
}
