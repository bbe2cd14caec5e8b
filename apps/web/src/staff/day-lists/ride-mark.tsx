import { toLocal } from '@traslado/domain/time/zone';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useCards } from '../frame/data-table.tsx';
import { formatRecent } from '../frame/format-when.ts';
import { RideBadge } from '../frame/ride-badge.tsx';
import { MissDialog } from './miss-dialog.tsx';
import { type ListedRide, type Outcome, useDeeds } from './use-day-list.ts';

/** True for a ride with an outcome, or with one to record now. */
export const hasMark = ({ mark, viewer }: ListedRide): boolean =>
  mark !== null || viewer.can_complete || viewer.can_miss || viewer.can_take_back;

/** The outcomes that can be recorded now, and the one that is, with the state in a table. */
export function RideMark({ ride, timeZone }: { ride: ListedRide; timeZone: string }) {
  const texts = useTexts('staff').dayLists;
  const locale = useLocale();
  const deeds = useDeeds();
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { id, mark, viewer } = ride;
  const missedFrom = toLocal(Date.parse(ride.missed_from), timeZone);
  const clock = formatCivilTime(missedFrom.time, locale);
  const run = async (deed: () => Promise<Outcome>, done: string) => {
    setBusy(true);
    const outcome = await deed();
    setBusy(false);
    if (outcome === 'done') return notify(done, 'good');
    notify(outcome === 'failed' ? texts.missDialog.failed : outcome.refused, 'bad');
  };
  const hasCards = useCards();
  const complete = (ofUs: number) =>
    run(() => deeds.mark(ofUs, { outcome: 'completed', note: '' }), texts.done.completed);
  const takeBack = (ofUs: number) => run(() => deeds.takeBack(ofUs), texts.done.taken_back);
  const deedsHere = [
    ['c', id !== null && viewer.can_complete, texts.complete, texts.completeRide, () => id && complete(id)],
    ['m', viewer.can_miss, texts.miss, texts.missRide, () => setMissing(true)],
    ['u', id !== null && viewer.can_take_back, texts.takeBack, texts.takeBackRide, () => id && takeBack(id)],
  ] as const;
  return (
    <div className="ride-deeds">
      {!hasCards && <RideBadge ride={ride} />}
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {deedsHere.map(
          ([letter, can, label, name, work]) =>
            can && (
              <Button
                key={letter}
                variant="secondary"
                className="ride-deed"
                data-key={letter}
                busy={isBusy}
                aria-label={name(ride.guest)}
                onClick={() => void work()}
              >
                {label}
              </Button>
            ),
        )}
      </div>
      {mark && (
        <p className="max-w-64 whitespace-normal text-caption text-soft [overflow-wrap:anywhere]">
          {mark.reason && <span className="block">{texts.reasons[mark.reason]}</span>}
          {mark.note && <span className="block whitespace-pre-line">{mark.note}</span>}
          {texts.by(mark.by_name, formatRecent(mark.at, locale, timeZone))}
        </p>
      )}
      {viewer.can_complete && !viewer.can_miss && (
        <p className="max-w-56 whitespace-normal text-caption text-soft">
          {texts.missedFrom(
            missedFrom.date === ride.date
              ? clock
              : `${formatCivilDate(missedFrom.date, locale, 'short')}, ${clock}`,
          )}
        </p>
      )}
      {id !== null && isMissing && (
        <MissDialog id={id} guest={ride.guest} onClose={() => setMissing(false)} />
      )}
    </div>
  );
}
