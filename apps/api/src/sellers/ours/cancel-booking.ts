import type { CancelPlan } from '../../store/cancellation/record.ts';
import type { Actor } from '../booking/actor.ts';
import { type CancellationView, presentCancellation } from '../booking/cancellation-presenter.ts';
import type { CancelRequest } from '../booking/requests.ts';
import { type CancelDeps, cancelRides } from './cancel-rides.ts';

/** Cancels rides of one booking, for any actor; returns the view and the plan. */
export async function cancelBooking(
  deps: CancelDeps,
  request: CancelRequest<Actor>,
): Promise<{ readonly view: CancellationView; readonly plan: CancelPlan }> {
  const [plan] = await cancelRides(deps, request);
  if (!plan) throw new Error('a cancellation had no booking');
  return { view: presentCancellation(plan, !request.preview), plan };
}
