import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import { USUAL_VIEW } from '@traslado/domain/desk/booking-view';
import { callApi, downloadApi } from '../../data/client.ts';
import { saveFile } from '../../data/save-file.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

export type KeptViews = CallAnswer<'listBookingViews'>;
export type ViewQuestion = KeptViews['views'][number]['question'];
export type ViewRow = CallAnswer<'askBookingView'>['rows'][number];

const viewsKey = [...staffKey, 'booking-views'] as const;
const keptKey = [...viewsKey, 'kept'] as const;

/** The question of the usual list. */
export const usualQuestion: ViewQuestion = {
  ...USUAL_VIEW,
  statuses: [...USUAL_VIEW.statuses],
  properties: [],
  bookings: [],
  columns: [...USUAL_VIEW.columns],
};

export function useViews() {
  return useQuery({
    queryKey: keptKey,
    queryFn: ({ signal }) => whileSignedIn(() => callApi('listBookingViews', {}, { signal })),
    staleTime: 60_000,
  });
}

/** The bookings of a list. Those of the last question stand until they are here. */
export function useView(question: ViewQuestion, page: number) {
  return useQuery({
    queryKey: [...viewsKey, 'asked', question, page, useLocale()],
    queryFn: ({ signal }) =>
      whileSignedIn(() => callApi('askBookingView', { body: { question, page } }, { signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
  });
}

/** Hands the list to the browser's downloads. Throws when it could not be had. */
export async function saveView(question: ViewQuestion): Promise<void> {
  saveFile(
    await whileSignedIn(() => downloadApi('exportBookingView', { body: { question } })),
    'bookings.csv',
  );
}

/** Keeping and forgetting; both throw when they could not be done. */
export function useKeptViews() {
  const queries = useQueryClient();
  const renew = () => queries.invalidateQueries({ queryKey: keptKey });
  return {
    keep: async (question: ViewQuestion, { name, shared }: { name: string; shared: boolean }) => {
      await whileSignedIn(() => callApi('keepBookingView', { body: { name, shared, question } }));
      await renew();
    },
    forget: async (id: number) => {
      await whileSignedIn(() => callApi('deleteBookingView', { params: { id: String(id) } }));
      await renew();
    },
  };
}
