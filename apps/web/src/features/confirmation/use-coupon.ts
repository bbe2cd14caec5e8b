import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../data/client.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { keepCouponView, keptCouponView } from './kept-confirmation.ts';

/** One booking as its guest sees it; without a connection as it was last seen on this device. */
export function useCoupon(couponId: string | null) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['coupon', couponId, locale],
    enabled: couponId !== null,
    staleTime: 10_000,
    placeholderData: () => (couponId === null ? undefined : keptCouponView(couponId)),
    queryFn: async ({ signal }) => {
      const view = await callApi('getCoupon', { params: { coupon_id: couponId ?? '' } }, { signal });
      keepCouponView(view);
      return view;
    },
  });
}
