import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { addDays, isCivilDate } from '@traslado/domain/time/civil';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { callApi, downloadApi } from '../../data/client.ts';
import { saveFile } from '../../data/save-file.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

export type DayList = CallAnswer<'getDayList'>;
export type ListedRide = DayList['rides'][number];
export type Question = CallRequest<'printDayList'>['body'];

const key = [...staffKey, 'day-lists'] as const;

/** Rides change while the page stands open. */
const AGAIN_MS = 60_000;

const numberIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** The list of the address. It names a day and a place, and no person. Faulty parts are left out. */
function readQuestion(address: string): Question {
  const asked = new URLSearchParams(address);
  const day = asked.get('day') ?? '';
  const direction = asked.get('direction');
  const airport = numberIn(asked.get('airport'));
  const property = numberIn(asked.get('property'));
  return {
    ...(isCivilDate(day) && { day }),
    ...(airport !== undefined && { airport }),
    ...(property !== undefined && { property }),
    ...((direction === 'arrival' || direction === 'departure') && { direction }),
  };
}

const written = (question: Question): Record<string, string> =>
  Object.fromEntries(Object.entries(question).map(([name, value]) => [name, String(value)]));

/** The list of the question, and the way to ask another. */
export function useQuestion(): readonly [Question, (question: Question) => void] {
  const search = useSearch();
  const [location, navigate] = useLocation();
  const question = useMemo(() => readQuestion(search), [search]);
  const ask = (next: Question) =>
    navigate(`${location}?${new URLSearchParams(written(next))}`, { replace: true });
  return [question, ask];
}

export function useDayList(question: Question) {
  const language = useLocale();
  return useQuery({
    queryKey: [...key, question, language],
    queryFn: ({ signal }) =>
      whileSignedIn(() => callApi('getDayList', { query: written(question) }, { signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
    refetchInterval: AGAIN_MS,
    refetchOnWindowFocus: true,
  });
}

export type Outcome = 'done' | 'failed' | { readonly refused: string };

/** Actions on a list and its rides; each of them renews the lists. */
export function useDeeds() {
  const queries = useQueryClient();
  const renew = () => queries.invalidateQueries({ queryKey: key });
  const deed = async (call: () => Promise<unknown>): Promise<Outcome> => {
    try {
      await whileSignedIn(call);
      return 'done';
    } catch (error) {
      return error instanceof ProblemError && error.problem.code.startsWith('ride.')
        ? { refused: error.problem.detail ?? error.problem.title }
        : 'failed';
    } finally {
      await renew();
    }
  };
  return {
    /** The list as it goes on paper now. Throws on failure. */
    print: (question: Question) => whileSignedIn(() => callApi('printDayList', { body: question })),
    renew,
    savePdf: async (question: Question, name: string) => {
      saveFile(
        await whileSignedIn(() => downloadApi('makeDayListDocument', { body: question })),
        `${name}.pdf`,
      );
      await renew();
    },
    saveTable: async (question: Question, name: string) => {
      saveFile(await whileSignedIn(() => downloadApi('exportDayList', { body: question })), `${name}.csv`);
      await renew();
    },
    mark: (id: number, body: CallRequest<'markRide'>['body']) =>
      deed(() => callApi('markRide', { params: { id: String(id) }, body })),
    takeBack: (id: number) => deed(() => callApi('takeMarkBack', { params: { id: String(id) } })),
  };
}

/** The printed list: by everything that the page shows, also where the address left it to us. */
export const questionOf = ({
  day,
  airport,
  property,
  direction,
}: DayList): Required<Pick<Question, 'day' | 'airport'>> & Question => ({
  day,
  airport: airport.id,
  ...(property && { property: property.id }),
  ...(direction && { direction }),
});

/** Days that are searched for the next rides. */
const SEARCHED_DAYS = 14;

/** The first day after that of a list on which the same list has rides; null without one in two weeks. Throws on failure. */
export async function findNextDay(asked: ReturnType<typeof questionOf>): Promise<string | null> {
  for (let days = 1; days <= SEARCHED_DAYS; days += 1) {
    const day = addDays(asked.day, days);
    const query = written({ ...asked, day });
    const { rides } = await whileSignedIn(() => callApi('getDayList', { query }));
    if (rides.length > 0) return day;
  }
  return null;
}
