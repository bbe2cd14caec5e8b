import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { useCallback } from 'react';
import { callApi } from '../../data/client.ts';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

export type Colleague = CallAnswer<'updatePerson'>;
export type PeopleViewer = CallAnswer<'searchPeople'>['viewer'];
export type PersonDeed = CallAnswer<'listPersonHistory'>['entries'][number];
type Asked = Required<Pick<CallRequest<'searchPeople'>['body'], 'search' | 'sort' | 'direction' | 'page'>>;
export type PeopleQuestion = Asked & {
  readonly role?: string | undefined;
  readonly status?: Colleague['status'] | undefined;
};

export const PAGE_SIZE = 25;
export const peopleKey = [...staffKey, 'people'] as const;
export const personKey = (id: number) => [...peopleKey, 'one', id] as const;
const questionKey = [...peopleKey, 'question'] as const;

/** Everybody, as the list comes. */
export const EVERYBODY: PeopleQuestion = { search: '', sort: 'name', direction: 'asc', page: 1 };

/**
 * The question to the list of people. It is held in memory, to come back to, and goes with the session: a question about people stands in no address
 * and in no history of a browser.
 */
export function usePeopleQuestion(): readonly [
  PeopleQuestion,
  (changed: Partial<PeopleQuestion>) => unknown,
] {
  const queries = useQueryClient();
  const { data = EVERYBODY } = useQuery({
    queryKey: questionKey,
    queryFn: () => EVERYBODY,
    initialData: EVERYBODY,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const change = useCallback(
    (changed: Partial<PeopleQuestion>) =>
      queries.setQueryData<PeopleQuestion>(questionKey, (before = EVERYBODY) => ({
        ...before,
        page: 1,
        ...changed,
      })),
    [queries],
  );
  return [data, change];
}

/** People of the question. Those of the last question stand until they are here. */
export function usePeople(question: PeopleQuestion, pageSize = PAGE_SIZE) {
  return useQuery({
    queryKey: [...peopleKey, 'list', question, pageSize],
    queryFn: ({ signal }) =>
      whileSignedIn(() =>
        callApi('searchPeople', { body: { ...question, page_size: pageSize } }, { signal }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** One person, as they were when the page was opened: a colleague's save must not change values that are being typed. */
export function usePerson(id: number) {
  return useQuery({
    queryKey: personKey(id),
    queryFn: () => whileSignedIn(() => callApi('getPerson', { params: { id: String(id) } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function usePersonHistory(id: number) {
  return useQuery({
    queryKey: [...peopleKey, 'history', id],
    queryFn: () => whileSignedIn(() => callApi('listPersonHistory', { params: { id: String(id) } })),
    staleTime: 0,
  });
}

export const isNoSuch = (one: 'person' | 'role', error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === `${one}.not_found`;
