import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import { callApi } from '../../data/client.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

export type FoundBookings = CallAnswer<'searchBookings'>;
export type FoundGroups = FoundBookings['groups'];
export type Story = CallAnswer<'getBookingStory'>;

/** An answer about people is forgotten soon after it leaves the screen. */
const asked = { staleTime: 0, gcTime: 60_000, retry: false, networkMode: 'always' } as const;

/** Results of a text. It travels in a body. */
export function useFoundBookings(search: string) {
  const language = useLocale();
  return useQuery({
    queryKey: [...staffKey, 'bookings', 'search', search, language],
    queryFn: async ({ signal }) => ({
      search,
      ...(await whileSignedIn(() => callApi('searchBookings', { body: { search } }, { signal }))),
    }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    ...asked,
  });
}

/** The bookings that this device remembers by their ids, as far as the person may see them. */
export function useOpenedBookings(ids: readonly number[]) {
  const language = useLocale();
  return useQuery({
    queryKey: [...staffKey, 'bookings', 'opened', ids, language],
    queryFn: ({ signal }) =>
      whileSignedIn(() => callApi('searchBookings', { body: { ids: [...ids] } }, { signal })),
    enabled: ids.length > 0,
    ...asked,
  });
}

/** A booking with its story. Asking for it is recorded, so it is asked for when the page is opened and not again behind it. */
export function useStory(id: number) {
  const language = useLocale();
  return useQuery({
    queryKey: [...staffKey, 'bookings', 'story', id, language],
    queryFn: ({ signal }) =>
      whileSignedIn(() => callApi('getBookingStory', { params: { id: String(id) } }, { signal })),
    ...asked,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** A letter of a booking as it was sent. */
export function useLetter(bookingId: number, letter: number) {
  return useQuery({
    queryKey: [...staffKey, 'bookings', 'letter', bookingId, letter],
    queryFn: ({ signal }) => {
      const params = { id: String(bookingId), letter: String(letter) };
      return whileSignedIn(() => callApi('getBookingLetter', { params }, { signal }));
    },
    ...asked,
  });
}
