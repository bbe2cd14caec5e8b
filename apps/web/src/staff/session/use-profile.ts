import { useQuery } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import { callApi } from '../../data/client.ts';
import { queryClient } from '../../data/query-client.ts';
import { forgetProfile, keptProfile } from './kept-profile.ts';
import { seesTheSame } from './sees-the-same.ts';
import { mayBeSignedIn } from './session-mark.ts';
import { type Profile, profileKey, readAnew, rememberProfile } from './staff-session.ts';

/** The part of a profile that the frame of the pages shows. */
export type Person = Pick<
  Profile,
  'username' | 'name' | 'email' | 'roles' | 'role_titles' | 'permissions' | 'needs_second_factor' | 'menu'
>;

export type Standing =
  | { kind: 'pending' }
  | { kind: 'out' }
  | { kind: 'in'; person: Person /** By the server, not only by this device. */; isConfirmed: boolean }
  | { kind: 'failed'; retry: () => void };

/** True for a refusal that means the end of the session. */
export const isOver = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'auth.not_signed_in';

async function askProfile(): Promise<Profile | null> {
  if (!mayBeSignedIn()) return null;
  try {
    const before = queryClient.getQueryData<Profile | null>(profileKey);
    const profile = await callApi('getProfile', {});
    if (before && !seesTheSame(before, profile)) void readAnew();
    await rememberProfile(profile);
    return profile;
  } catch (error) {
    if (!isOver(error)) throw error;
    await forgetProfile();
    return null;
  }
}

/** This device's memory, for the time until the server has answered; it opens nothing. */
async function rememberedPerson(): Promise<Person | null> {
  const kept = await keptProfile();
  const name = kept?.user.name;
  const { username, email = null } = kept?.user ?? {};
  const menu = kept?.profile.menu;
  const titles = kept?.profile.role_titles;
  // A profile from an older version of the product has no titles: the server is waited for.
  if (!kept || typeof name !== 'string' || typeof username !== 'string') return null;
  if (!Array.isArray(menu) || !titles) return null;
  const role_titles = titles as Person['role_titles'];
  return {
    username,
    name,
    email: typeof email === 'string' ? email : null,
    roles: [...kept.profile.roles],
    role_titles,
    permissions: kept.profile.permissions as Person['permissions'],
    needs_second_factor: kept.profile.needs_second_factor === true,
    menu: menu as Person['menu'],
  };
}

/** The signed-in staff member. The server is asked once a page, and again when the window comes back. */
export function useStanding(): Standing {
  const fresh = useQuery({
    queryKey: profileKey,
    queryFn: askProfile,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
  const kept = useQuery({ queryKey: ['staff', 'kept'], queryFn: rememberedPerson, staleTime: 0, gcTime: 0 });
  if (fresh.data) return { kind: 'in', person: fresh.data, isConfirmed: true };
  if (fresh.data === null) return { kind: 'out' };
  if (fresh.isError) return { kind: 'failed', retry: () => void fresh.refetch() };
  return kept.data ? { kind: 'in', person: kept.data, isConfirmed: false } : { kind: 'pending' };
}
