import { queryClient } from '../../data/query-client.ts';

/** After a change or a cancellation: what the pages know of bookings is asked for again. */
export async function refreshBookings(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'coupon' || queryKey[0] === 'coupons',
  });
}

/** The same for a page that is just being opened: it waits for what is true now instead of beginning with what was. */
export function forgetBookings(): void {
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'coupon' || queryKey[0] === 'coupons',
  });
}
