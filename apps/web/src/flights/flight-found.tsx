import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { formatCivilTime } from '../i18n/format.ts';
import { useTexts } from '../i18n/i18n.tsx';
import type { Locale } from '../i18n/locale.ts';
import { flightText } from './flight-check.ts';
import type { FlightEntry } from './flight-entry.ts';

type FlightFoundProps = {
  direction: 'arrival' | 'departure';
  entry: FlightEntry;
  city: string;
  locale: Locale;
  onByHand: () => void;
};

/** The schedule's facts about a flight. */
export function FlightFound({ direction, entry, city, locale, onByHand }: FlightFoundProps) {
  const texts = useTexts('booking').flight;
  return (
    <div className="flex animate-rise flex-wrap items-center gap-x-5 gap-y-2 rounded-md bg-good-wash px-5 py-4">
      <Icon
        name="plane"
        className={direction === 'arrival' ? 'rotate-45 text-good' : '-rotate-45 text-good'}
      />
      <p className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">
          {entry.airlineName} {flightText(entry)}
          {entry.terminal && ` · ${texts.labels.terminal} ${entry.terminal}`}
        </span>
        <span className="block text-small">
          {texts.found[direction](formatCivilTime(entry.time, locale), city, entry.otherAirport)}
        </span>
        <span className="block text-small text-soft">
          {entry.isNational === '1' ? texts.national : texts.international}
        </span>
      </p>
      <Button variant="quiet" className="text-small" onClick={onByHand}>
        {texts.notRight}
      </Button>
    </div>
  );
}
