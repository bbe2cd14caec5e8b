import { NoAnswerError, ProblemError } from '@traslado/contract/client';
import { staffRoutes } from '@traslado/contract/routes-of-staff';
import type { CallAnswer } from '@traslado/contract/schemas';
import type { Problem } from '@traslado/contract/schemas/problem';
import { callApi, knowRoutes } from '../../data/client.ts';
import { queryClient } from '../../data/query-client.ts';
import { LOCAL_KEYS } from '../../storage/stored-keys.ts';
import { forgetProfile, keepProfile } from './kept-profile.ts';

// Every page of staff imports this file before it asks for anything.
knowRoutes(staffRoutes);

export type Profile = CallAnswer<'getProfile'>;

/** Query key of the signed-in person; null without one. Everything else of staff lies below it. */
export const staffKey = ['staff'] as const;
export const profileKey = ['staff', 'profile'] as const;

export type Entry = { kind: 'in' } | { kind: 'refused'; problem: Problem } | { kind: 'offline' };

/** Signs a staff member in. The session itself is in a cookie that this page never sees. */
export function signInStaff(username: string, password: string, code?: string): Promise<Entry> {
  const body = { username: username.trim(), password, ...(code !== undefined && { code }) };
  return enter(() => callApi('signInStaff', { body }));
}

/** Changes a password by the one there is, which also signs in. */
export function renewPassword(
  { username, password, code }: { username: string; password: string; code?: string },
  newPassword: string,
): Promise<Entry> {
  const body = {
    username: username.trim(),
    password,
    new_password: newPassword,
    ...(code !== undefined && { code }),
  };
  return enter(() => callApi('renewPassword', { body }));
}

let isSignedInHere = false;

/** True once somebody has signed in on a page of this document. */
export const signedInHere = (): boolean => isSignedInHere;

async function enter(call: () => Promise<Profile>): Promise<Entry> {
  try {
    const profile = await call();
    // Data of this device's last person is not this one's.
    forgetSeen();
    await rememberProfile(profile);
    queryClient.setQueryData(profileKey, profile);
    isSignedInHere = true;
    return { kind: 'in' };
  } catch (error) {
    return failureOf(error);
  }
}

/** The reason of a failed sign-in. Throws errors that are no answer of the server. */
export function failureOf(error: unknown): Exclude<Entry, { kind: 'in' }> {
  if (error instanceof ProblemError) return { kind: 'refused', problem: error.problem };
  if (error instanceof NoAnswerError) return { kind: 'offline' };
  throw error;
}

/** Keeps a profile on the device; roles and permissions are sealed there. */
export function rememberProfile({ username, name, email, ...profile }: Profile): Promise<void> {
  return keepProfile({ username, name, email }, profile);
}

/**
 * Signs out, and goes on to the group's identity service where the session has to end as well; that one sends the browser back to the sign-in. False
 * when the server could not be reached: then the session goes on.
 * @param leave takes the page away before it notices the end of the session
 */
export async function signOutStaff(leave: () => void): Promise<boolean> {
  let endThere: string | null;
  try {
    ({ end_there: endThere } = await callApi('signOutStaff', {}));
  } catch {
    return false;
  }
  leave();
  await endHere();
  if (endThere !== null) window.location.assign(endThere);
  return true;
}

/** The session is over: nothing of it stays on the page or the device. */
export async function endHere(): Promise<void> {
  await forgetProfile();
  forgetSeen();
  queryClient.setQueryData(profileKey, null);
}

/** All reads of the pages but the profile itself, which they follow. */
const seen = {
  queryKey: staffKey,
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== profileKey[1],
};

function forgetSeen(): void {
  queryClient.removeQueries(seen);
}

/** Nothing that was read so far is shown any more; a page on screen reads its own part again. */
export const readAnew = (): Promise<void> => queryClient.resetQueries(seen);

// Another tab signed out, or somebody else in: what this one has read is gone before anybody looks.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== LOCAL_KEYS.userInformation && key !== null) return;
    if (newValue === null) {
      forgetSeen();
      queryClient.setQueryData(profileKey, null);
    } else void Promise.all([readAnew(), queryClient.invalidateQueries({ queryKey: profileKey })]);
  });
