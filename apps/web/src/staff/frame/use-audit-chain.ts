import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../data/client.ts';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

export const chainKey = [...staffKey, 'audit', 'chain'] as const;

/** Result of the chain's last check. */
export function useAuditChain() {
  return useQuery({
    queryKey: chainKey,
    queryFn: () => whileSignedIn(() => callApi('getAuditChain', {})),
    staleTime: 0,
  });
}
