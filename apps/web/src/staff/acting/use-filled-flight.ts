import { useQuery } from '@tanstack/react-query';
import { readDesignator } from '@traslado/domain/flight/designator';
import { isCivilDate } from '@traslado/domain/time/civil';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../data/client.ts';
import { fillOf } from './fill-flight.ts';

type Filled = {
  readonly direction: 'arrival' | 'departure';
  /** As typed. */
  readonly flight: string;
  readonly date: string;
  readonly time: string;
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
 * cut in two if pages of staff took a part of it.
 */
export function useFilledFlight({ direction, flight, date, time, saved, onFill }: Filled): void {
  const wanted = markOf(flight, date);
  const [mark, settle] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => settle(wanted), TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data: found } = useQuery({
    queryKey: ['flight', direction, mark],
    queryFn: async ({ signal }) => {
      const { airlineCode = '', number = '', suffix = '' } = readDesignator(flight) ?? {};
      const params = {
        codeFlight: airlineCode,
        numberFlight: `${number}${suffix}`,
        type: direction === 'arrival' ? 'A' : 'D',
        dateFlight: date,
      } as const;
      // Nobody waits for it: without an answer the time is typed.
      return callApi('searchFlight', { params }, { signal }).catch(() => null);
    },
    enabled: mark !== null && mark === wanted,
  });
  const filledFor = useRef('');
  const begun = useRef({ wanted, time });
  if (begun.current.wanted !== wanted) begun.current = { wanted, time };
  const kept = saved ? markOf(saved.flight, saved.date) : null;
  useEffect(() => {
    if (mark === null || mark !== wanted || !found) return;
    const typed = { time, before: begun.current.time, filledFor: filledFor.current };
    const fill = fillOf(found, typed, { mark, saved: kept });
    if (mark !== kept) filledFor.current = mark;
    if (fill !== null) onFill(fill);
  }, [mark, wanted, found, time, kept, onFill]);
}
