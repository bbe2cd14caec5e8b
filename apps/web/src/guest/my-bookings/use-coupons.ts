import { useQuery } from '@tanstack/react-query';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { callApi, isPassing, isWorthAnother } from '../../data/client.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { keepBookings, keptBookings } from './kept-bookings.ts';

/** While money moves, the page asks again by itself, milliseconds. */
const MOVING_MS = 5_000;

/** The guest's bookings to show. `seenAt` (ISO) is set where they are this device's copy for want of an answer. */
export type ShownCoupons = {
  coupons: readonly CouponView[] | null;
  seenAt: string | null;
  error: unknown;
  refetch: () => void;
};

function isMoving(coupons: readonly CouponView[] | undefined): boolean {
  return (coupons ?? []).some(({ refunds }) =>
    refunds.some(({ status }) => status === 'requested' || status === 'processing'),
  );
}

/** This device's last copy of the guest's bookings; `seenAt` is the oldest of their moments. Null without one. */
export function keptCoupons(): { coupons: readonly CouponView[]; seenAt: string } | null {
  const kept = keptBookings(localStorage, Date.now());
  const [oldest] = kept.map((one) => one.seenAt).sort();
  return oldest === undefined ? null : { coupons: kept.map((one) => one.view), seenAt: oldest };
}

/** All bookings that the guest's stay rides on; without a connection as they were last seen on this device. */
export function useCoupons(enabled: boolean): ShownCoupons {
  const locale = useLocale();
  const query = useQuery<readonly CouponView[]>({
    queryKey: ['coupons', locale],
    enabled,
    staleTime: 5_000,
    networkMode: 'always',
    refetchInterval: ({ state }) => (isMoving(state.data) ? MOVING_MS : false),
    retry: (failures, error) => navigator.onLine && failures < 2 && isWorthAnother(error),
    queryFn: async ({ signal }) => {
      const coupons = await callApi('listCoupons', {}, { signal });
      keepBookings(localStorage, coupons, Date.now());
      return coupons;
    },
  });
  const refetch = () => void query.refetch();
  const { data, error } = query;
  if (data && !error) return { coupons: data, seenAt: null, error: null, refetch };
  if (error && isPassing(error)) {
    const kept = keptCoupons();
    if (kept) return { ...kept, error: null, refetch };
  }
  return { coupons: null, seenAt: null, error, refetch };
}
