import { formatInstant } from '../i18n/format.ts';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import type { CouponView } from './coupon-view.ts';

export type Place = Pick<CouponView['transfers'][number]['pick_up'], 'time_zone' | 'zone_name'>;

/** Writes an instant (ISO) by the clock of a ride's airport, with the name of the place. */
export function useMoment(): (at: string, place: Place | undefined) => string {
  const locale = useLocale();
  const { clock } = useTexts('confirmation');
  return (at, place) =>
    `${formatInstant(at, place?.time_zone ?? 'UTC', locale)}, ${clock(place?.zone_name ?? 'UTC')}`;
}
