import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import type { CallAnswer } from '@traslado/contract/schemas';
import { callApi } from '../../data/client.ts';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { homeKey } from './use-home.ts';

export type Alert = CallAnswer<'listAlerts'>['alerts'][number];
/** Alerts that one note handles. */
export type Alerts = readonly [Alert, ...Alert[]];

const alertsKey = [...staffKey, 'alerts'] as const;

/** The alerts that were handled last. */
export function useHandledAlerts() {
  return useQuery({
    queryKey: alertsKey,
    queryFn: () => whileSignedIn(() => callApi('listAlerts', { query: { status: 'handled' } })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

export type HandleOutcome = 'handled' | 'gone' | 'failed';

/** Marks an alert as handled, and reads Today again. `gone`: a colleague was faster, or it settled itself. */
export function useHandleAlert(): (id: number, note: string) => Promise<HandleOutcome> {
  const queries = useQueryClient();
  const readAgain = () =>
    Promise.all([homeKey, alertsKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  return async (id, note) => {
    try {
      await whileSignedIn(() => callApi('handleAlert', { params: { id: String(id) }, body: { note } }));
      await readAgain();
      return 'handled';
    } catch (error) {
      const isGone =
        error instanceof ProblemError && ['alert.handled', 'alert.not_found'].includes(error.problem.code);
      if (!isGone) return 'failed';
      await readAgain();
      return 'gone';
    }
  };
}
