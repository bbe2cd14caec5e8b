import { useQuery } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import type { CallAnswer } from '@traslado/contract/schemas';
import { parseDesignator } from '@traslado/domain/flight/designator';
import { useEffect, useState } from 'react';
import { callApi, isWorthAnother } from '../../data/client.ts';
import type { FlightEntry } from './booking-state.ts';
import { lookUpMark } from './flight-check.ts';

export type FoundFlight = CallAnswer<'searchFlight'>;

/** Long enough that a number is not asked for at each of its digits. */
const TYPING_MS = 450;

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

export type FlightLookUp = {
  /** What the answer is for; null while number or date are not whole. */
  mark: string | null;
  status: 'idle' | 'looking' | 'found' | 'missing' | 'failed';
  flight: FoundFlight | null;
};

/** Looks a flight up in the schedule as soon as its number and date are whole. Not found is an answer, not an error. */
export function useFlightLookUp(direction: 'arrival' | 'departure', entry: FlightEntry): FlightLookUp {
  const wanted = entry.mode === 'number' ? lookUpMark(entry) : null;
  const mark = useSettled(wanted);
  const designator = parseDesignator(entry.flightNumber);
  const query = useQuery({
    queryKey: ['flight', direction, mark],
    enabled: mark !== null && mark === wanted && designator !== null,
    retry: (failures, error) => failures < 1 && isWorthAnother(error),
    queryFn: async ({ signal }): Promise<FoundFlight | null> => {
      if (!designator) return null;
      try {
        return await callApi(
          'searchFlight',
          {
            params: {
              codeFlight: designator.airlineCode,
              numberFlight: `${designator.number}${designator.suffix}`,
              type: direction === 'arrival' ? 'A' : 'D',
              dateFlight: entry.date,
            },
          },
          { signal },
        );
      } catch (error) {
        if (error instanceof ProblemError && error.problem.status < 500) return null;
        throw error;
      }
    },
  });
  if (wanted === null) return { mark: null, status: 'idle', flight: null };
  if (mark !== wanted || query.isPending) return { mark: wanted, status: 'looking', flight: null };
  if (query.isError) return { mark: wanted, status: 'failed', flight: null };
  return { mark: wanted, status: query.data ? 'found' : 'missing', flight: query.data ?? null };
}
