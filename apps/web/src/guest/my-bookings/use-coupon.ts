import { useQuery } from '@tanstack/react-query';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { callApi, isPassing, isWorthAnother } from '../../data/client.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { keepBooking, keptBookings } from './kept-bookings.ts';

/** A booking to show. `seenAt` (ISO) is set where it is this device's copy for want of an answer; null where it is as of now. */
export type ShownCoupon = {
  coupon: CouponView | null;
  seenAt: string | null;
  error: unknown;
  refetch: () => void;
};

/** Its letter takes a second or two; one that takes long is not waited for. */
const letterPauseMs = 3_000;
const mostLooks = 20;

/**
 * One booking as its guest sees it; without a connection as it was last seen on this device.
 * @param awaitsLetter asks again while the mail of its confirmation is being sent
 */
export function useCoupon(couponId: string | null, awaitsLetter = false): ShownCoupon {
  const locale = useLocale();
  const query = useQuery<CouponView>({
    queryKey: ['coupon', couponId, locale],
    enabled: couponId !== null,
    staleTime: 10_000,
    refetchInterval: ({ state }) =>
      awaitsLetter && state.data?.confirmation_mail === 'sending' && state.dataUpdateCount < mostLooks
        ? letterPauseMs
        : false,
    // Asked also where the browser believes to be offline: the failure comes at once, and the copy is shown.
    networkMode: 'always',
    retry: (failures, error) => navigator.onLine && failures < 2 && isWorthAnother(error),
    queryFn: async ({ signal }) => {
      const view = await callApi('getCoupon', { params: { coupon_id: couponId ?? '' } }, { signal });
      keepBooking(localStorage, view, Date.now());
      return view;
    },
  });
  const refetch = () => void query.refetch();
  const { data, error } = query;
  if (data && !error) return { coupon: data, seenAt: null, error: null, refetch };
  // A refusal is an answer: only silence is bridged with the copy.
  if (error && isPassing(error)) {
    const kept = keptBookings(localStorage, Date.now()).find((one) => one.view.coupon_id === couponId);
    if (kept) return { coupon: data ?? kept.view, seenAt: kept.seenAt, error: null, refetch };
  }
  return { coupon: null, seenAt: null, error, refetch };
}
