import { useQuery } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import { readDesignator } from '@traslado/domain/flight/designator';
import { isCivilDate } from '@traslado/domain/time/civil';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../data/client.ts';
import { answeredAfter, fillOf, ofAirport } from './fill-flight.ts';

type Filled = {
  readonly direction: 'arrival' | 'departure';
  /** As typed. */
  readonly flight: string;
  readonly date: string;
  readonly time: string;
  /** Of the ride; left out where it is not known yet. */
  readonly airportId?: number;
  /** Flight and day of the ride as it is kept. */
  readonly saved?: { readonly flight: string; readonly date: string };
  readonly onFill: (filled: { readonly time: string; readonly terminal: string }) => void;
};

/** Long enough that a number is not asked for at each of its digits. */
const TYPING_MS = 450;

const markOf = (flight: string, date: string): string | null => {
  const designator = readDesignator(flight);
  return designator && isCivilDate(date) ? `${designator.key}|${date}` : null;
};

/**
 * Fills time and terminal of a flight as soon as its number and day are typed, as for guests. It asks by itself: guests' own code for flights would be
 * cut in two if pages of staff took a part of it. True while the schedule has no such flight on that day.
 */
export function useFilledFlight({
  direction,
  flight,
  date,
  time,
  airportId,
  saved,
  onFill,
}: Filled): boolean {
  const wanted = markOf(flight, date);
  const [mark, settle] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => settle(wanted), TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data: found } = useQuery({
    queryKey: ['flight', direction, mark, airportId],
    queryFn: async ({ signal }) => {
      const { airlineCode = '', number = '', suffix = '' } = readDesignator(flight) ?? {};
      const params = {
        codeFlight: airlineCode,
        numberFlight: `${number}${suffix}`,
        type: direction === 'arrival' ? 'A' : 'D',
        dateFlight: date,
      } as const;
      try {
        return ofAirport(await callApi('searchFlight', { params }, { signal }), airportId);
      } catch (error) {
        if (error instanceof ProblemError && error.problem.status < 500) return null;
        throw error;
      }
    },
    // Nobody waits for it: without an answer the time is typed.
    retry: false,
    enabled: mark !== null && mark === wanted,
  });
  const filledFor = useRef('');
  const begun = useRef({ wanted, time });
  if (begun.current.wanted !== wanted) begun.current = { wanted, time };
  const kept = saved ? markOf(saved.flight, saved.date) : null;
  useEffect(() => {
    if (mark === null || mark !== wanted || found === undefined) return;
    const typed = { time, before: begun.current.time, filledFor: filledFor.current };
    const fill = fillOf(found, typed, { mark, saved: kept });
    filledFor.current = answeredAfter(filledFor.current, { mark, saved: kept });
    if (fill !== null) onFill(fill);
  }, [mark, wanted, found, time, kept, onFill]);
  return found === null && mark === wanted;
}
