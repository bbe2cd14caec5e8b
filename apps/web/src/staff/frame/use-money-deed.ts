import { useQueryClient } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import type { Failure } from './form-dialog.tsx';

export const moneyKey = [...staffKey, 'money'] as const;

/** Pages that show the same money: a booking, Today and its handled alerts. */
const SHOWN_IN = [
  moneyKey,
  [...staffKey, 'bookings', 'story'],
  [...staffKey, 'queues'],
  [...staffKey, 'alerts'],
];

const goneCodes = ['attempt.ended', 'refund.not_open', 'difference.ended', 'difference.not_found'];

type Words = { readonly gone: string; readonly notDone: string };

/** Acts on money, and reads it again where it is shown. Answers null on success, else the reason; `gone`: a colleague was faster. */
export function useMoneyDeed({
  gone,
  notDone,
}: Words): (work: () => Promise<unknown>) => Promise<Failure | null> {
  const queries = useQueryClient();
  const readAgain = () => Promise.all(SHOWN_IN.map((queryKey) => queries.invalidateQueries({ queryKey })));
  return async (work) => {
    try {
      await whileSignedIn(work);
      await readAgain();
      return null;
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.status >= 500) return { title: notDone };
      const { code, errors, detail } = error.problem;
      if (!goneCodes.includes(code)) return { title: errors?.[0]?.detail ?? detail };
      await readAgain();
      return { title: gone, isOver: true };
    }
  };
}
