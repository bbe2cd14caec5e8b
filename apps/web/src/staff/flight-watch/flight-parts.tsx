import { flightWords } from '@traslado/domain/flight-watch/flight-words';
import { classNames } from '../../components/class-names.ts';
import { formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { type BadgeLook, StateBadge } from '../frame/state-badge.tsx';
import type { WatchedFlight } from './use-flight-watch.ts';

type Moment = { readonly date: string; readonly time: string };

/** Times as people read them; their day only where it is another than the page's. */
export function useMoment(day: string): (moment: Moment) => string {
  const locale = useLocale();
  return ({ date, time }) => {
    const clock = formatCivilTime(time, locale);
    return date === day ? clock : `${formatCivilDate(date, locale, 'short')}, ${clock}`;
  };
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
  unknown: { tone: 'soft', icon: 'info' },
};

export function StateName({ state }: Pick<WatchedFlight, 'state'>) {
  return <StateBadge {...LOOKS[state]}>{useFlightWords().states[state]}</StateBadge>;
}

/** Minutes between the times of a flight; null while nobody knows a later one. */
export function delayOf({ known, scheduled }: Pick<WatchedFlight, 'known' | 'scheduled'>): number | null {
  const minuteOf = ({ date, time }: Moment) => Date.parse(`${date}T${time}Z`) / 60_000;
  return known && minuteOf(known) - minuteOf(scheduled);
}

/** A source by its name for people. */
export function useSourceName(): (source: string) => string {
  const { sources } = useTexts('staff').flightWatch;
  return (source) => sources[source] ?? source;
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
    [!flight.is_found, words.unknown, 'text-warn'],
    [flight.is_stale && flight.is_askable && flight.state !== 'unknown', words.stale, 'text-warn'],
  ];
  return lines.filter(([isOpen]) => isOpen).map(([, text, tone]) => ({ text, tone }));
}

/** Nothing for a flight without open matters. */
export function Matters({ flight }: { flight: WatchedFlight }) {
  const { matters } = useTexts('staff').flightWatch;
  return (
    <>
      {mattersOf(flight, matters).map(({ text, tone }) => (
        <p key={text} className={classNames('font-semibold text-small', tone)}>
          {text}
        </p>
      ))}
    </>
  );
}
