import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import { callApi } from '../../data/client.ts';
import { queryClient } from '../../data/query-client.ts';
import { profileKey, staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

export type Account = CallAnswer<'getOwnAccount'>;

const accountKey = [...staffKey, 'account'] as const;

/** One's own account, as the server knows it. */
export const useAccount = () =>
  useQuery({
    queryKey: accountKey,
    queryFn: () => whileSignedIn(() => callApi('getOwnAccount', {})),
    staleTime: 0,
  });

/** Reads account and profile again: permissions may have changed with it. */
export async function renewAccount(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: accountKey }),
    queryClient.invalidateQueries({ queryKey: profileKey }),
  ]);
}
