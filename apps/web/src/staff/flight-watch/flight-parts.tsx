import { flightWords } from '@traslado/domain/flight-watch/flight-words';
import { classNames } from '../../components/class-names.ts';
import { formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
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

const TROUBLED: ReadonlySet<WatchedFlight['state']> = new Set([
  'cancelled',
  'cancelled_uncertain',
  'diverted',
]);

export function StateName({ state }: Pick<WatchedFlight, 'state'>) {
  const words = useFlightWords();
  return (
    <span
      className={classNames(
        'inline-block whitespace-nowrap rounded-md px-2 py-0.5 font-semibold text-small',
        TROUBLED.has(state) ? 'bg-warn-wash text-warn' : 'bg-sunk',
      )}
    >
      {words.states[state]}
    </span>
  );
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
