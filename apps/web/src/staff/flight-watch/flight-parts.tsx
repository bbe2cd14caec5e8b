import { flightWords } from '@traslado/domain/flight-watch/flight-words';
import { Link } from 'wouter';
import { classNames } from '../../components/class-names.ts';
import { formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { type Locale, languageOf } from '../../i18n/locale.ts';
import { formatRecent } from '../frame/format-when.ts';
import { type BadgeLook, StateBadge } from '../frame/state-badge.tsx';
import type { FlightDetail, WatchedFlight } from './use-flight-watch.ts';

type Moment = { readonly date: string; readonly time: string };

/** A time as people read it; its day only where it is another than the page's. */
export function momentText({ date, time }: Moment, day: string, locale: Locale): string {
  const clock = formatCivilTime(time, locale);
  return date === day ? clock : `${formatCivilDate(date, locale, 'short')}, ${clock}`;
}

export function useMoment(day: string): (moment: Moment) => string {
  const locale = useLocale();
  return (moment) => momentText(moment, day, locale);
}

export const useFlightWords = () => flightWords[languageOf(useLocale())];

const LOOKS: Readonly<Record<WatchedFlight['state'], BadgeLook>> = {
  scheduled: { tone: 'soft', icon: 'clock' },
  active: { tone: 'soft', icon: 'plane' },
  landed: { tone: 'good', icon: 'check' },
  departed: { tone: 'good', icon: 'check' },
  cancelled: { tone: 'bad', icon: 'close' },
  cancelled_uncertain: { tone: 'warn', icon: 'warning' },
  diverted: { tone: 'warn', icon: 'swap' },
  unknown: { tone: 'warn', icon: 'info' },
};

export function StateName({ state }: Pick<WatchedFlight, 'state'>) {
  return <StateBadge {...LOOKS[state]}>{useFlightWords().states[state]}</StateBadge>;
}

/** Minutes between the times of a flight; null while nobody knows a later one, and for one that does not fly. */
export function delayOf({
  known,
  scheduled,
  state,
}: Pick<WatchedFlight, 'known' | 'scheduled' | 'state'>): number | null {
  const minuteOf = ({ date, time }: Moment) => Date.parse(`${date}T${time}Z`) / 60_000;
  return state === 'cancelled' ? null : known && minuteOf(known) - minuteOf(scheduled);
}

/** A source by its name for people. */
export function useSourceName(): (source: string) => string {
  const { sources } = useTexts('staff').flightWatch;
  return (source) => sources[source] ?? source;
}

type Told = Pick<FlightDetail['riders'][number]['notices'][number], 'outcome' | 'because' | 'told_at'>;

/** When a notice went out, or why it did not. */
export function useFate(): (notice: Told, timeZone: string) => string {
  const { told: texts } = useTexts('staff').flightWatch;
  const silences: Readonly<Record<string, string>> = useFlightWords().notified.because;
  const locale = useLocale();
  return ({ outcome, because, told_at: at }, timeZone) => {
    if (outcome === 'told' && at) return texts.told(formatRecent(at, locale, timeZone));
    return outcome === 'waiting' ? texts.waiting : texts.not_sent(silences[because ?? ''] ?? because ?? '');
  };
}

type Words = ReturnType<typeof useTexts<'staff'>>['flightWatch']['matters'];

/** The open matters of a flight, the gravest first. */
export function mattersOf(flight: WatchedFlight, words: Words) {
  const lines: readonly (readonly [boolean, string, string])[] = [
    [flight.frozen > 0, words.frozen(flight.frozen), 'text-bad'],
    [flight.unanswered > 0, words.unanswered(flight.unanswered), 'text-warn'],
    [flight.is_against_hand, words.againstHand, 'text-warn'],
    [flight.is_contradicted, words.contradicted, 'text-warn'],
    [!flight.is_askable && !flight.known?.is_by_hand, words.unaskable, 'text-warn'],
    [!flight.is_found, words.unknown(flight.guest.name, flight.rides - 1), 'text-warn'],
    [flight.is_stale && flight.is_askable && flight.state !== 'unknown', words.stale, 'text-warn'],
  ];
  return lines.filter(([isOpen]) => isOpen).map(([, text, tone]) => ({ text, tone }));
}

/** Nothing for a flight without open matters. One that needs its guest leads to the booking. */
export function Matters({ flight, canOpen }: { flight: WatchedFlight; canOpen: boolean }) {
  const { matters } = useTexts('staff').flightWatch;
  const { name, booking } = flight.guest;
  return (
    <>
      {mattersOf(flight, matters).map(({ text, tone }) => (
        <p key={text} className={classNames('font-semibold text-small wide:whitespace-nowrap', tone)}>
          {canOpen && text === matters.unknown(name, flight.rides - 1) ? (
            <Link href={`/admin/bookings/${booking}`} className="underline underline-offset-4">
              {text}
            </Link>
          ) : (
            text
          )}
        </p>
      ))}
    </>
  );
}
