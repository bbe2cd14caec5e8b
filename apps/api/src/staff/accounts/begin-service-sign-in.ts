import type { ServiceRefusal } from '@traslado/domain/access/service-refusal';
import { isStaffPath } from '@traslado/domain/access/staff-path';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import type { JobLog } from '../../job-log.ts';
import type { IdentityService, SignInSecrets } from '../../ports/identity-service.ts';
import { hashOfFormer } from './sign-in.ts';

/** The browser's sealed state while the person is at the identity service. */
export type SignInTrip = SignInSecrets & {
  /** Page of ours to go on to. */
  readonly next: string;
  /** Hash of the browser's former session: its cookie does not come along on the way back from another site. */
  readonly replaces: string | null;
  /** Epoch milliseconds. */
  readonly endsAt: number;
};

/** Long enough to find one's phone for a second factor. */
export const TRIP_MS = 10 * MINUTE_MS;

/** The page after a sign-in without one of the staff's side. */
const usualPage = '/admin';

export const pageAfter = (next: string | null): string =>
  next !== null && isStaffPath(next) ? next : usualPage;

export type Beginning =
  | { readonly kind: 'go'; readonly url: string; readonly trip: SignInTrip }
  | { readonly kind: 'refused'; readonly code: ServiceRefusal };

/** Prepares a trip to the identity service. Nothing is written: an abandoned trip leaves nothing behind. */
export async function beginServiceSignIn(
  { identityService, log }: { readonly identityService: IdentityService; readonly log: JobLog },
  request: {
    readonly next: string | null;
    readonly asOther: boolean;
    readonly formerToken: string | null;
    readonly now: number;
  },
): Promise<Beginning> {
  const begun = await identityService.begin(request);
  if (begun.kind === 'unavailable') {
    log.warn({ reason: begun.detail }, 'the identity service does not answer');
    return { kind: 'refused', code: 'auth.unhandled' };
  }
  const { url, secrets } = begun;
  const endsAt = request.now + TRIP_MS;
  const trip = {
    ...secrets,
    next: pageAfter(request.next),
    replaces: hashOfFormer(request.formerToken),
    endsAt,
  };
  return { kind: 'go', url, trip };
}
