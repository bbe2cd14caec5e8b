import { saySpecialItems } from '@traslado/domain/booking/special-words';
import { useLocale } from '../i18n/i18n.tsx';
import { languageOf } from '../i18n/locale.ts';
import type { CouponView } from './coupon-view.ts';

/** "2 surfboards. We will call you." */
export function SpecialText({ ride }: { ride: CouponView['transfers'][number] }) {
  const { special_items: items, special_answer: answer } = ride;
  return saySpecialItems({ items, answer }, languageOf(useLocale()));
}
