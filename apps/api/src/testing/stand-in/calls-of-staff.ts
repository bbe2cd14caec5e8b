import { routes } from '@traslado/contract/routes';
import { found, type StandInCall } from './stand-in-call.ts';
import type { StandInState } from './state.ts';

/** Profiles of staff, for the token that the identity service gave them: the auth backend. */
export function callsOfStaff({ profiles }: StandInState): StandInCall[] {
  return [
    {
      name: 'getProfile',
      route: routes.getProfile,
      // The person's own token, not the system's.
      open: true,
      answer({ headers }) {
        const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
        const profile = profiles.get(token);
        return profile ? found(profile) : { status: 401, body: { code: 'auth.required' } };
      },
    },
  ];
}
