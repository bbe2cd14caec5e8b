import { NightLine } from '../booking-parts/night-line.tsx';
import { waitsOfCalculated } from '../booking-parts/waits-in-words.ts';
import { Banner } from '../components/banner.tsx';
import { Icon } from '../components/icon.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { formatCivilDate, formatCivilTime } from '../i18n/format.ts';
import { useTexts } from '../i18n/i18n.tsx';
import type { Locale } from '../i18n/locale.ts';
import type { FlightEntry } from './flight-entry.ts';
import type { LegPickUp } from './leg-pick-ups.ts';

type PickUpNoteProps = {
  direction: 'arrival' | 'departure';
  entry: FlightEntry;
  pickUp: LegPickUp | null;
  /** City of the clock. */
  city: string;
  locale: Locale;
  /** The flight is being looked up: its place is kept, so that nothing moves when it comes. */
  isComing?: boolean;
};

/** Time and reason of the pick-up, as soon as it can be calculated. A pick-up on the day before is stressed. */
export function PickUpNote({ direction, entry, pickUp, city, locale, isComing }: PickUpNoteProps) {
  const texts = useTexts('booking').pickUp;
  const why = (minutesBefore: number) => {
    const kind = entry.isNational === '1' ? texts.national : texts.international;
    return texts.whyDeparture(texts.duration(minutesBefore), kind);
  };
  return (
    <div aria-live="polite">
      {!pickUp && isComing && (
        <Skeleton
          className={direction === 'arrival' ? 'mt-5 h-46 w-full sm:h-38' : 'mt-5 h-58 w-full sm:h-50'}
        />
      )}
      {pickUp && (
        <div className="mt-5 animate-rise overflow-hidden rounded-md bg-lagoon text-on-lagoon">
          <div className="flex gap-4 p-4 sm:p-5">
            <Icon name="clock" className="mt-0.5 text-on-lagoon-soft" />
            <div>
              <p className="text-on-lagoon-soft text-small">{texts.title[direction]}</p>
              <p className="font-bold font-display text-title leading-tight tracking-tight">
                {formatCivilTime(pickUp.time, locale)}
              </p>
              <p className="font-semibold first-letter:uppercase">
                {formatCivilDate(pickUp.on, locale)} · {texts.clock(city)}
              </p>
              <NightLine direction={direction} flight={entry} className="font-semibold" />
              {pickUp.minutesBefore !== null && (
                <p className="mt-1.5 text-on-lagoon-soft text-small">{why(pickUp.minutesBefore)}</p>
              )}
              {pickUp.lobbyTime && (
                <p className="text-on-lagoon-soft text-small">
                  {texts.lobby(formatCivilTime(pickUp.lobbyTime, locale))}
                </p>
              )}
              <p className="text-on-lagoon-soft text-small">{waitsOfCalculated(direction, pickUp, locale)}</p>
            </div>
          </div>
        </div>
      )}
      {pickUp?.isDayBefore && (
        <div className="mt-3">
          <Banner
            tone="warn"
            title={texts.dayBefore(formatCivilDate(pickUp.on, locale), formatCivilTime(pickUp.time, locale))}
          >
            {texts.dayBeforeText(formatCivilDate(entry.date, locale), formatCivilTime(entry.time, locale))}
          </Banner>
        </div>
      )}
    </div>
  );
}
