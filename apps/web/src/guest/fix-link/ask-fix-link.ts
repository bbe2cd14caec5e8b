import { ProblemError } from '@traslado/contract/client';
import { fixLinkRoutes } from '@traslado/contract/routes-of-fix-links';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { callApi, knowRoutes } from '../../data/client.ts';
import { type Nights, nightsIn } from '../../flights/night-question.ts';

knowRoutes(fixLinkRoutes);

export type FixLink = CallAnswer<'readFixLink'>;
export type FixWish = Omit<CallRequest<'saveByFixLink'>['body'], 'key'>;

export const readFixLink = (key: string): Promise<FixLink> => callApi('readFixLink', { body: { key } });

const isOver = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'fix_link.over';

/** Outcome of saving: saved, over, a question about the time or the night, a refusal in the server's words, or a failure. */
export type Saved =
  | { readonly kind: 'saved' | 'over' | 'failed' }
  | { readonly kind: 'time'; readonly scheduled: string }
  | { readonly kind: 'night'; readonly nights: Nights }
  | { readonly kind: 'refused'; readonly text: string };

export async function saveFixLink(key: string, wish: FixWish): Promise<Saved> {
  try {
    await callApi('saveByFixLink', { body: { key, ...wish } });
    return { kind: 'saved' };
  } catch (error) {
    if (isOver(error)) return { kind: 'over' };
    if (!(error instanceof ProblemError) || error.problem.status >= 500) return { kind: 'failed' };
    const { code, detail, errors, expected } = error.problem;
    const scheduled = expected?.flight_time;
    if (code === 'flight.time_differs' && typeof scheduled === 'string') return { kind: 'time', scheduled };
    const nights = nightsIn(expected);
    if (nights) return { kind: 'night', nights };
    return { kind: 'refused', text: errors?.[0]?.detail ?? detail };
  }
}
