import { queryClient } from '../../data/query-client.ts';

/** After a change or a cancellation: what the pages know of bookings is asked for again. */
export async function refreshBookings(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'coupon' || queryKey[0] === 'coupons',
  });
}
