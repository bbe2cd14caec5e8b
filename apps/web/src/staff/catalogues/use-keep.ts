import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import type { ImportBody } from '@traslado/contract/schemas/catalogue-batches';
import type { Answers } from '@traslado/domain/files/ways';
import { callApi } from '../../data/client.ts';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { bodyOf } from './use-import.ts';

/** A change stored in a set instead of being made. */
export type KeepSource = CallRequest<'keepChanges'>['body']['source'];

export const setsKey = [...staffKey, 'change-sets'] as const;
export const setAddress = (id: number): string => `/admin/change-sets/${id}`;

/** A file in stored form: JSON as it was saved, a table as text. */
export async function fileSource(catalogue: string, file: File, answers: Answers): Promise<KeepSource> {
  const body = await bodyOf(file);
  const isTable = body === file;
  const read = isTable ? await file.text() : (body as ImportBody);
  return { kind: 'import', catalogue, file: read, ...answers };
}

type Kept = { readonly kept: CallAnswer<'keepChanges'> } | { readonly why: string };

/** The drafts that a change can be stored in. */
export function useDrafts() {
  return useQuery({
    queryKey: [...setsKey, 'list', 'drafts'],
    queryFn: () =>
      whileSignedIn(() => callApi('listChangeSets', { query: { state: 'draft', page_size: '100' } })),
    staleTime: 0,
  });
}

type NewSet = { readonly name: string; readonly note: string };

/** Stores a change in a set, new or existing; answers the reason of a failure, '' without one. */
export function useKeep() {
  const queries = useQueryClient();
  return async (set: number | NewSet, source: KeepSource, refused: 'stop' | 'skip'): Promise<Kept> => {
    const where = typeof set === 'number' ? { change_set: set } : { change_set: null, ...set };
    try {
      const kept = await whileSignedIn(() => callApi('keepChanges', { body: { ...where, source, refused } }));
      void queries.invalidateQueries({ queryKey: setsKey });
      return { kept };
    } catch (error) {
      return {
        why: error instanceof ProblemError ? (error.problem.errors?.[0]?.detail ?? error.problem.detail) : '',
      };
    }
  };
}
