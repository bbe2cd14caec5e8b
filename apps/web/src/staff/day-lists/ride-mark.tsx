import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { MissDialog } from './miss-dialog.tsx';
import { type ListedRide, type Outcome, useDeeds } from './use-day-list.ts';

/** True for a ride that has an outcome, or can have one now. */
export const hasMark = ({ status, viewer }: ListedRide): boolean =>
  status === 'completed' || status === 'no_show' || Object.values(viewer).some(Boolean);

/** Outcome of a ride, and the outcomes that can be recorded now. */
export function RideMark({ ride, timeZone }: { ride: ListedRide; timeZone: string }) {
  const texts = useTexts('staff').dayLists;
  const locale = useLocale();
  const deeds = useDeeds();
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { id, status, assumed, mark, viewer } = ride;
  const isOver = status === 'completed' || status === 'no_show';
  const run = async (deed: () => Promise<Outcome>, done: string) => {
    setBusy(true);
    const outcome = await deed();
    setBusy(false);
    if (outcome === 'done') return notify(done, 'good');
    notify(outcome === 'failed' ? texts.missDialog.failed : outcome.refused, 'bad');
  };
  return (
    <div className="grid min-w-0 justify-items-start text-small">
      {isOver && (
        <p className={status === 'no_show' ? 'font-semibold text-bad' : 'font-semibold text-good'}>
          {assumed ? texts.assumed : texts.states[status]}
        </p>
      )}
      {mark && (
        <p className="text-caption text-soft [overflow-wrap:anywhere]">
          {mark.reason && <span className="block">{texts.reasons[mark.reason]}</span>}
          {mark.note && <span className="block whitespace-pre-line">{mark.note}</span>}
          {texts.by(mark.by, formatInstant(mark.at, timeZone, locale))}
        </p>
      )}
      {id !== null && viewer.can_complete && (
        <Button
          variant="quiet"
          className="text-small"
          busy={isBusy}
          aria-label={texts.completeRide(ride.guest)}
          onClick={() =>
            void run(() => deeds.mark(id, { outcome: 'completed', note: '' }), texts.done.completed)
          }
        >
          {texts.complete}
        </Button>
      )}
      {viewer.can_miss && (
        <Button
          variant="quiet"
          className="text-small"
          aria-label={texts.missRide(ride.guest)}
          onClick={() => setMissing(true)}
        >
          {texts.miss}
        </Button>
      )}
      {viewer.can_complete && !viewer.can_miss && (
        <p className="text-caption text-soft">
          {texts.missedFrom(formatInstant(ride.missed_from, timeZone, locale))}
        </p>
      )}
      {id !== null && viewer.can_take_back && (
        <Button
          variant="quiet"
          className="text-small"
          busy={isBusy}
          aria-label={texts.takeBackRide(ride.guest)}
          onClick={() => void run(() => deeds.takeBack(id), texts.done.taken_back)}
        >
          {texts.takeBack}
        </Button>
      )}
      {id !== null && isMissing && (
        <MissDialog id={id} guest={ride.guest} onClose={() => setMissing(false)} />
      )}
    </div>
  );
}
