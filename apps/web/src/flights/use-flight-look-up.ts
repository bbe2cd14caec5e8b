import { queryOptions, useQuery } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import type { CallAnswer } from '@traslado/contract/schemas';
import { readDesignator } from '@traslado/domain/flight/designator';
import { useEffect, useState } from 'react';
import { callApi, isWorthAnother } from '../data/client.ts';
import { lookUpMark } from './flight-check.ts';
import type { FlightEntry } from './flight-entry.ts';

export type FoundFlight = CallAnswer<'searchFlight'>;

/**
 * The question to the schedule about a flight: shared by the field as it is typed, and by a form that waits for it. Null: the schedule knows no such
 * flight.
 */
export function flightQuery(direction: 'arrival' | 'departure', entry: FlightEntry, mark: string | null) {
  return queryOptions({
    queryKey: ['flight', direction, mark],
    retry: (failures, error) => failures < 1 && isWorthAnother(error),
    queryFn: async ({ signal }): Promise<FoundFlight | null> => {
      const designator = readDesignator(entry.flightNumber);
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
}

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
  /** The question behind the answer; null while number or date are not whole. */
  mark: string | null;
  /** `offline`: it is looked up as soon as the device is online again. */
  status: 'idle' | 'looking' | 'offline' | 'found' | 'missing' | 'failed';
  flight: FoundFlight | null;
};

/** Looks a flight up in the schedule as soon as its number and date are whole. Not found is an answer, not an error. */
export function useFlightLookUp(direction: 'arrival' | 'departure', entry: FlightEntry): FlightLookUp {
  const wanted = entry.mode === 'number' ? lookUpMark(entry) : null;
  const mark = useSettled(wanted);
  const query = useQuery({
    ...flightQuery(direction, entry, mark),
    enabled: mark !== null && mark === wanted,
  });
  if (wanted === null) return { mark: null, status: 'idle', flight: null };
  if (mark === wanted && query.fetchStatus === 'paused')
    return { mark: wanted, status: 'offline', flight: null };
  if (mark !== wanted || query.isPending) return { mark: wanted, status: 'looking', flight: null };
  if (query.isError) return { mark: wanted, status: 'failed', flight: null };
  return { mark: wanted, status: query.data ? 'found' : 'missing', flight: query.data ?? null };
}
