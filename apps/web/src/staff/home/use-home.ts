import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import { useLocation } from 'wouter';
import { callApi } from '../../data/client.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { rememberLabels } from '../catalogues/use-labels.ts';
import { keepWaitingCounts } from '../frame/waiting-counts.ts';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

export type HomeAnswer = CallAnswer<'getHome'>;

const TODAY = '/admin';

/** Alerts and changes come while the page stands open. */
const AGAIN_MS = 60_000;

/** Today in every language. It is made of the queues, and read again with them. */
export const homeKey = [...staffKey, 'queues', 'today'] as const;

/** All that waits for the signed-in person, changes ahead, and the latest changes. */
export function useHome() {
  const queries = useQueryClient();
  return useQuery({
    // Titles are in the language of the page.
    queryKey: [...homeKey, useLocale()],
    queryFn: async () => {
      const answer = await whileSignedIn(() => callApi('getHome', {}));
      keepWaitingCounts(answer.counts);
      for (const [name, labels] of Object.entries(answer.labels)) rememberLabels(queries, name, labels);
      return answer;
    },
    staleTime: 0,
    refetchInterval: AGAIN_MS,
    refetchOnWindowFocus: true,
  });
}

/** The numbers of the menu, with the list of Today or alone. */
export function useWaiting() {
  const [location] = useLocation();
  return useQuery({
    queryKey: [...staffKey, 'queues', 'counts-of-menu'],
    queryFn: () => whileSignedIn(() => callApi('getWaitingCounts', {})),
    staleTime: 0,
    refetchInterval: AGAIN_MS,
    refetchOnWindowFocus: true,
    // Today itself brings them.
    enabled: location !== TODAY,
  });
}
