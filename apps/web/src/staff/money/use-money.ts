import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { localDateOf } from '@traslado/domain/time/zone';
import { useState } from 'react';
import { callApi, downloadApi } from '../../data/client.ts';
import { saveFile } from '../../data/save-file.ts';
import { moneyKey } from '../frame/use-money-deed.ts';
import { periodInName } from '../frame/usual-periods.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

export type PaymentQuestion = CallRequest<'getPaymentFigures'>['body'];
export type PaymentFigures = CallAnswer<'getPaymentFigures'>;
export type PaymentSearch = Omit<CallRequest<'searchPayments'>['body'], 'after' | 'limit'>;
export type PaymentRow = CallAnswer<'searchPayments'>['rows'][number];
export type Dimension = CallAnswer<'getPaymentFigures'>['payments'][number];
export type DifferenceList = CallAnswer<'searchDifferences'>;
export type DifferenceRow = DifferenceList['rows'][number];

const asked = { staleTime: 0, refetchOnWindowFocus: false, placeholderData: keepPreviousData } as const;

/** Payments and refunds, counted. */
export function useFigures(body: PaymentQuestion) {
  return useQuery({
    queryKey: [...moneyKey, 'figures', body],
    queryFn: ({ signal }) => whileSignedIn(() => callApi('getPaymentFigures', { body }, { signal })),
    ...asked,
  });
}

type Paged<T> = { readonly pages: readonly T[] };

/** A list that is read page after page. By `useQuery`: the library's own hook for pages would come to guests with the rest of it. */
function usePages<T extends { readonly next: unknown }>(
  queryKey: readonly unknown[],
  read: (after: T['next'] | null, signal?: AbortSignal) => Promise<T>,
  isAsked = true,
) {
  const queries = useQueryClient();
  const [isMore, setMore] = useState(false);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Paged<T>> => ({ pages: [await read(null, signal)] }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    enabled: isAsked,
  });
  const pages = query.data?.pages ?? [];
  const next = pages.at(-1)?.next ?? null;
  const fetchMore = async (): Promise<void> => {
    setMore(true);
    try {
      const page = await read(next);
      queries.setQueryData<Paged<T>>(queryKey, (now) =>
        now?.pages.at(-1)?.next === next ? { pages: [...now.pages, page] } : now,
      );
    } finally {
      setMore(false);
    }
  };
  const { isError, refetch } = query;
  return { pages, next, isMore, isError, refetch, fetchMore };
}

/** The rows behind a figure. */
export const usePaymentRows = (search: PaymentSearch) =>
  usePages<CallAnswer<'searchPayments'>>([...moneyKey, 'rows', search], (after, signal) =>
    whileSignedIn(() =>
      callApi('searchPayments', { body: { ...search, ...(after && { after }) } }, signal && { signal }),
    ),
  );

/** Differences from the gateway. */
export const useDifferences = (search: { status: 'open' | 'ended'; mine: boolean }, isAsked = true) =>
  usePages<DifferenceList>(
    [...moneyKey, 'differences', search],
    (after, signal) =>
      whileSignedIn(() =>
        callApi('searchDifferences', { body: { ...search, ...(after && { after }) } }, signal && { signal }),
      ),
    isAsked,
  );

/** Hands the rows to the browser's downloads. Throws when they could not be had. */
export async function savePayments(body: PaymentSearch): Promise<void> {
  const { what, from, to } = body;
  const days = from && to ? `-${periodInName({ from, to })}` : '';
  saveFile(await whileSignedIn(() => downloadApi('exportPayments', { body })), `${what}${days}.csv`);
}

/** Hands the differences of the page to the browser's downloads. Throws when they could not be had. */
export async function saveDifferences(body: { status: 'open' | 'ended'; mine: boolean }): Promise<void> {
  const today = localDateOf(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  saveFile(
    await whileSignedIn(() => downloadApi('exportDifferences', { body })),
    `differences-${body.status}-${today}.csv`,
  );
}
