import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { callApi, downloadApi } from '../../data/client.ts';
import { saveFile } from '../../data/save-file.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { chainKey } from '../frame/use-audit-chain.ts';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import {
  type AuditQuestion,
  bodyOf,
  fileNameOf,
  NOTHING_UNWRITTEN,
  readQuestion,
  type Unwritten,
  writeQuestion,
} from './audit-question.ts';

export type AuditPage = CallAnswer<'searchAudit'>;
export type AuditEntry = AuditPage['entries'][number];
type Cursor = NonNullable<CallRequest<'searchAudit'>['body']['after']>;

const auditKey = [...staffKey, 'audit'] as const;
const unwrittenKey = [...auditKey, 'unwritten'] as const;

/** The page's question: in the address, but for names of people, which stay in memory and go with the session. */
export function useAuditQuestion(): readonly [AuditQuestion, (question: AuditQuestion) => void] {
  const search = useSearch();
  const [location, navigate] = useLocation();
  const queries = useQueryClient();
  const { data: unwritten = NOTHING_UNWRITTEN } = useQuery({
    queryKey: unwrittenKey,
    queryFn: () => NOTHING_UNWRITTEN,
    initialData: NOTHING_UNWRITTEN,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const question = useMemo(() => readQuestion(search, unwritten), [search, unwritten]);
  const ask = useCallback(
    (next: AuditQuestion) => {
      const written = writeQuestion(next);
      queries.setQueryData<Unwritten>(unwrittenKey, written.unwritten);
      navigate(location + written.address, { replace: true });
    },
    [queries, location, navigate],
  );
  return [question, ask];
}

type Pages = { readonly pages: readonly AuditPage[] };

/**
 * The entries of a question, page after page. Those of the last question stand until they are here. By `useQuery`: the library's own hook for pages
 * would come to guests with the rest of it.
 */
export function useAudit(question: AuditQuestion, batch?: number) {
  const queries = useQueryClient();
  const [more, setMore] = useState<'idle' | 'busy' | 'failed'>('idle');
  // Sentences are in the language of the page.
  const queryKey = [...auditKey, 'entries', question, batch ?? null, useLocale()];
  const read = (after: Cursor | null, signal?: AbortSignal): Promise<AuditPage> => {
    const body = { ...bodyOf(question), ...(batch !== undefined && { batch }), ...(after && { after }) };
    return whileSignedIn(() => callApi('searchAudit', { body }, signal && { signal }));
  };
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Pages> => {
      const page = await read(null, signal);
      // The entries that wait for a check are counted as these were read.
      void queries.invalidateQueries({ queryKey: chainKey }, { cancelRefetch: false });
      return { pages: [page] };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const pages = query.data?.pages ?? [];
  const next = pages.at(-1)?.next ?? null;
  const fetchMore = async (): Promise<void> => {
    setMore('busy');
    try {
      const page = await read(next);
      // Not where the list was read again meanwhile.
      queries.setQueryData<Pages>(queryKey, (now) =>
        now?.pages.at(-1)?.next === next ? { pages: [...now.pages, page] } : now,
      );
      setMore('idle');
    } catch {
      setMore('failed');
    }
  };
  const { data, isError, isPlaceholderData, refetch } = query;
  return { data, isError, isPlaceholderData, refetch, pages, next, more, fetchMore };
}

/** Changes of an entry, fetched when they are opened. */
export function useDifferencesOf(id: number) {
  return useQuery({
    queryKey: [...auditKey, 'differences', id, useLocale()],
    queryFn: () => whileSignedIn(() => callApi('getAuditDifferences', { params: { id: String(id) } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Hands the entries that are found to the browser's downloads, under a name of the question. Throws when they could not be had. */
export async function saveAudit(question: AuditQuestion, today: string): Promise<void> {
  const blob = await whileSignedIn(() => downloadApi('exportAudit', { body: bodyOf(question) }));
  saveFile(blob, fileNameOf(question, today));
}
