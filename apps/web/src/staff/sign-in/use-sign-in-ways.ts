import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import { callApi } from '../../data/client.ts';

export type SignInWays = CallAnswer<'listSignInWays'>;

/** Ways of signing in here: undefined until the server has answered. */
export function useSignInWays(): { ways: SignInWays | undefined; isFailed: boolean; retry: () => void } {
  const { data, isError, refetch } = useQuery({
    queryKey: ['sign-in-ways'],
    queryFn: ({ signal }) => callApi('listSignInWays', {}, { signal }),
    staleTime: 60_000,
  });
  return { ways: data, isFailed: isError && !data, retry: () => void refetch() };
}
