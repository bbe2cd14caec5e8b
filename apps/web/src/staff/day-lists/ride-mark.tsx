import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
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

/** State of a ride, and the outcomes that can be recorded now. */
export function RideMark({ ride, timeZone }: { ride: ListedRide; timeZone: string }) {
  const texts = useTexts('staff').dayLists;
  const locale = useLocale();
  const deeds = useDeeds();
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { id, status, assumed, mark, viewer } = ride;
  const run = async (deed: () => Promise<Outcome>, done: string) => {
    setBusy(true);
    const outcome = await deed();
    setBusy(false);
    if (outcome === 'done') return notify(done, 'good');
    notify(outcome === 'failed' ? texts.missDialog.failed : outcome.refused, 'bad');
  };
  return (
    <div className="grid min-w-0 justify-items-start gap-0.5 text-small">
      <div className="flex flex-wrap items-center gap-1.5">
        <StateBadge {...LOOKS[status]}>{assumed ? texts.assumed : texts.states[status]}</StateBadge>
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
          {texts.by(mark.by_name, formatInstant(mark.at, timeZone, locale))}
        </p>
      )}
      {viewer.can_complete && !viewer.can_miss && (
        <p className="max-w-56 whitespace-normal text-caption text-soft">
          {texts.missedFrom(formatInstant(ride.missed_from, timeZone, locale))}
        </p>
      )}
      {id !== null && isMissing && (
        <MissDialog id={id} guest={ride.guest} onClose={() => setMissing(false)} />
      )}
    </div>
  );
}
