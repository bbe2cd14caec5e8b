import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import type { CallAnswer } from '@traslado/contract/schemas';
import { callApi } from '../../data/client.ts';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

export type AlertList = CallAnswer<'listAlerts'>;
export type Alert = AlertList['alerts'][number];
export type AlertStatus = 'open' | 'handled';

const alertsKey = [...staffKey, 'alerts'] as const;

/** New alerts come while the page stands open. */
const AGAIN_MS = 60_000;

/** Open alerts, or those handled last. */
export function useAlerts(status: AlertStatus) {
  return useQuery({
    queryKey: [...alertsKey, status],
    queryFn: () => whileSignedIn(() => callApi('listAlerts', { query: { status } })),
    staleTime: 0,
    refetchInterval: AGAIN_MS,
    refetchOnWindowFocus: true,
  });
}

export type HandleOutcome = 'handled' | 'gone' | 'failed';

/** Marks an alert as handled and renews both lists. `gone`: a colleague was faster, or it settled itself. */
export function useHandleAlert(): (id: number, note: string) => Promise<HandleOutcome> {
  const queries = useQueryClient();
  return async (id, note) => {
    try {
      await whileSignedIn(() => callApi('handleAlert', { params: { id: String(id) }, body: { note } }));
      await queries.invalidateQueries({ queryKey: alertsKey });
      return 'handled';
    } catch (error) {
      const isGone =
        error instanceof ProblemError && ['alert.handled', 'alert.not_found'].includes(error.problem.code);
      if (!isGone) return 'failed';
      await queries.invalidateQueries({ queryKey: alertsKey });
      return 'gone';
    }
  };
}
