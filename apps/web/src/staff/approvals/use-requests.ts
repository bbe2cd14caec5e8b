import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { callApi } from '../../data/client.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { refusalTextOf, writeRow } from '../session/write-outcome.ts';

export type RefundRequest = CallAnswer<'askRefund'>;
export type AskedState = CallRequest<'listRefundRequests'>['query']['state'];
export type RefundWish = Omit<CallRequest<'askRefund'>['body'], 'uuidReference'>;
export type ErasureWish = Omit<CallRequest<'askErasure'>['body'], 'uuidReference'>;

const requestsKey = [...staffKey, 'refund-requests'] as const;
const roomKey = (bookingId: number) => [...requestsKey, 'room', bookingId] as const;

export const PAGE_SIZE = 25;

/** New requests come while the page stands open. */
const AGAIN_MS = 60_000;

export const requestAddress = (id: number): string => `/admin/approvals/${id}`;

/** Requests that wait, or those that are over. */
export function useRequests(state: AskedState, page: number) {
  return useQuery({
    queryKey: [...requestsKey, 'list', state, page],
    queryFn: () =>
      whileSignedIn(() =>
        callApi('listRefundRequests', { query: { state, page: String(page), page_size: String(PAGE_SIZE) } }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: AGAIN_MS,
    refetchOnWindowFocus: true,
  });
}

/** One request, with the facts for the second person. */
export function useRequest(id: number) {
  const language = useLocale();
  return useQuery({
    queryKey: [...requestsKey, 'one', id, language],
    queryFn: () => whileSignedIn(() => callApi('getRefundRequest', { params: { id: String(id) } })),
    staleTime: 0,
    retry: false,
  });
}

/** The part of a booking that the viewer may give back by hand. */
export function useRefundRoom(bookingId: number, enabled: boolean) {
  return useQuery({
    queryKey: roomKey(bookingId),
    queryFn: () => whileSignedIn(() => callApi('getRefundRoom', { params: { id: String(bookingId) } })),
    enabled,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** All that is kept of the guest of a booking. */
export function useGuestData(bookingId: number) {
  const language = useLocale();
  return useQuery({
    queryKey: [...requestsKey, 'guest-data', bookingId, language],
    queryFn: () => whileSignedIn(() => callApi('getGuestData', { params: { id: String(bookingId) } })),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Actions on refunds by hand. All lists of them are read again. */
export function useRefundDeeds() {
  const queries = useQueryClient();
  const readAgain = async () => {
    await queries.invalidateQueries({ queryKey: requestsKey });
    await queries.invalidateQueries({ queryKey: [...staffKey, 'bookings', 'story'] });
    void queries.invalidateQueries({ queryKey: [...staffKey, 'queues'] });
  };
  const decide = async (call: () => Promise<unknown>): Promise<string | null> => {
    const refusal = await refusalTextOf(call);
    await readAgain();
    return refusal;
  };
  return {
    /** @param key names the wish: pressed again after a lost answer, it is asked for once */
    ask: async (bookingId: number, version: number, wish: RefundWish, key: string) => {
      const outcome = await writeRow('refund_request', () =>
        callApi(
          'askRefund',
          { params: { id: String(bookingId) }, body: { ...wish, uuidReference: key } },
          { headers: { 'if-match': `"${version}"` } },
        ),
      );
      if (outcome.kind === 'saved') await readAgain();
      return outcome;
    },
    askErasure: async (bookingId: number, wish: ErasureWish, key: string) => {
      const outcome = await writeRow('refund_request', () =>
        callApi('askErasure', { params: { id: String(bookingId) }, body: { ...wish, uuidReference: key } }),
      );
      if (outcome.kind === 'saved') await readAgain();
      return outcome;
    },
    /** Answers null on success, else the reason. */
    approve: ({ id, amount }: RefundRequest) =>
      decide(() =>
        callApi('approveRefundRequest', { params: { id: String(id) }, body: { amount: amount.toFixed(2) } }),
      ),
    decline: ({ id }: RefundRequest, note: string) =>
      decide(() => callApi('declineRefundRequest', { params: { id: String(id) }, body: { note } })),
  };
}
