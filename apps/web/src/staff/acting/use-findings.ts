import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../data/client.ts';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

/** The findings of a booking. */
export const useFindings = (id: number) =>
  useQuery({
    queryKey: [...staffKey, 'bookings', 'data', id],
    queryFn: ({ signal }) =>
      whileSignedIn(() => callApi('getDataToFix', { params: { id: String(id) } }, { signal })),
  });
