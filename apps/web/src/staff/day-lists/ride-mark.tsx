import { toLocal } from '@traslado/domain/time/zone';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useCards } from '../frame/data-table.tsx';
import { formatRecent } from '../frame/format-when.ts';
import { type BadgeLook, StateBadge } from '../frame/state-badge.tsx';
import { MissDialog } from './miss-dialog.tsx';
import { type ListedRide, type Outcome, useDeeds } from './use-day-list.ts';

const LOOKS: Readonly<Record<ListedRide['status'], BadgeLook>> = {
  pending: { tone: 'warn', icon: 'clock' },
  confirmed: { tone: 'soft', icon: 'clock' },
  cancelled: { tone: 'bad', icon: 'close' },
  completed: { tone: 'good', icon: 'check' },
  no_show: { tone: 'bad', icon: 'close' },
};

export function RideState({ ride: { status, assumed } }: { ride: ListedRide }) {
  const texts = useTexts('staff').dayLists;
  return <StateBadge {...LOOKS[status]}>{assumed ? texts.assumed : texts.states[status]}</StateBadge>;
}

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
  return (
    <div className="ride-deeds">
      {!hasCards && <RideState ride={ride} />}
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {id !== null && viewer.can_complete && (
          <Button
            variant="secondary"
            className="ride-deed"
            data-key="c"
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
            variant="secondary"
            className="ride-deed"
            data-key="m"
            aria-label={texts.missRide(ride.guest)}
            onClick={() => setMissing(true)}
          >
            {texts.miss}
          </Button>
        )}
        {id !== null && viewer.can_take_back && (
          <Button
            variant="secondary"
            className="ride-deed"
            data-key="u"
            busy={isBusy}
            aria-label={texts.takeBackRide(ride.guest)}
            onClick={() => void run(() => deeds.takeBack(id), texts.done.taken_back)}
          >
            {texts.takeBack}
          </Button>
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
