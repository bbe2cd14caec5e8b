import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { callApi } from '../../data/client.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { bodyOfNotices, type NoticeQuestion, readNotices, writeNotices } from './notice-question.ts';

export type NoticeList = CallAnswer<'searchNotices'>;
export type ListedNotice = NoticeList['rows'][number];

const key = [...staffKey, 'notices'] as const;
const bookingKey = [...key, 'booking'] as const;

export const PAGE_SIZE = 25;

/** Notices come while the page stands open. */
const AGAIN_MS = 60_000;

/** The page's search: in the address, but for the booking, which goes with the session. */
export function useNoticeQuestion(): readonly [NoticeQuestion, (question: NoticeQuestion) => void] {
  const search = useSearch();
  const [location, navigate] = useLocation();
  const queries = useQueryClient();
  const { data: booking = '' } = useQuery({
    queryKey: bookingKey,
    queryFn: () => '',
    initialData: '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const question = useMemo(() => readNotices(search, booking), [search, booking]);
  return [
    question,
    (next) => {
      queries.setQueryData(bookingKey, next.booking);
      navigate(location + writeNotices(next), { replace: true });
    },
  ];
}

export function useNotices(question: NoticeQuestion, page: number) {
  const language = useLocale();
  return useQuery({
    queryKey: [...key, 'list', question, page, language],
    queryFn: ({ signal }) =>
      whileSignedIn(() =>
        callApi(
          'searchNotices',
          { body: { ...bodyOfNotices(question), page, page_size: PAGE_SIZE } },
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
