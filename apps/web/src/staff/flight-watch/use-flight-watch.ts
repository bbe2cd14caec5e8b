import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { isCivilDate } from '@traslado/domain/time/civil';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { callApi } from '../../data/client.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { onVersion, refusalTextOf } from '../session/write-outcome.ts';

export type FlightWatch = CallAnswer<'getFlightWatch'>;
export type WatchedFlight = FlightWatch['flights'][number];
export type FlightDetail = CallAnswer<'getWatchedFlight'>;
type Question = Readonly<Partial<Record<'day' | 'airport' | 'state', string>>>;

const key = [...staffKey, 'flight-watch'] as const;

/** Flights change while the page stands open. */
const AGAIN_MS = 60_000;

/** The flights of the address. Faulty parts are left out. */
function readQuestion(address: string): Question {
  const asked = new URLSearchParams(address);
  const [day, airport, state] = ['day', 'airport', 'state'].map((name) => asked.get(name) ?? '');
  return {
    ...(day && isCivilDate(day) && { day }),
    ...(airport && /^[1-9]\d{0,8}$/.test(airport) && { airport }),
    ...(state && /^[a-z_]+$/.test(state) && { state }),
  };
}

export function useWatchQuestion(): readonly [Question, (question: Question) => void] {
  const search = useSearch();
  const [location, navigate] = useLocation();
  const question = useMemo(() => readQuestion(search), [search]);
  return [question, (next) => navigate(`${location}?${new URLSearchParams(next)}`, { replace: true })];
}

export function useFlightWatch(question: Question) {
  const language = useLocale();
  return useQuery({
    queryKey: [...key, question, language],
    queryFn: ({ signal }) =>
      whileSignedIn(() =>
        callApi(
          'getFlightWatch',
          { query: question as CallRequest<'getFlightWatch'>['query'] & Question },
          { signal },
        ),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
    refetchInterval: AGAIN_MS,
    refetchOnWindowFocus: true,
  });
}

export function useWatchedFlight(id: number) {
  const language = useLocale();
  return useQuery({
    queryKey: [...key, id, language],
    queryFn: ({ signal }) =>
      whileSignedIn(() => callApi('getWatchedFlight', { params: { id: String(id) } }, { signal })),
    staleTime: 0,
    gcTime: 60_000,
    refetchInterval: AGAIN_MS,
    refetchOnWindowFocus: true,
  });
}

/** Times by hand, on the version that was seen. Each answers null, or the reason, as `refusalTextOf` does, and renews the flights. */
export function useHandTime(flight: Pick<FlightDetail, 'id' | 'version'>) {
  const queries = useQueryClient();
  const params = { id: String(flight.id) };
  const write = async (call: () => Promise<unknown>) => {
    const refusal = await refusalTextOf(call);
    await queries.invalidateQueries({ queryKey: key });
    return refusal;
  };
  return {
    set: (body: CallRequest<'setFlightTime'>['body']) =>
      write(() => callApi('setFlightTime', { params, body }, onVersion(flight))),
    remove: () => write(() => callApi('removeFlightTime', { params }, onVersion(flight))),
  };
}
