import { queryClient } from '../../data/query-client.ts';

/** After a change or a cancellation: the pages' copies of bookings are asked for again. */
export async function refreshBookings(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'coupon' || queryKey[0] === 'coupons',
  });
}

/** The same for a page that is just being opened: it waits for the present state instead of beginning with an old one. */
export function forgetBookings(): void {
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'coupon' || queryKey[0] === 'coupons',
  });
}
