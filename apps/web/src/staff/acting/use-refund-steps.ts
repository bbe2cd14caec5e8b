import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Cancelled } from './ask-acting.ts';

/** The steps of a refund: its share of each ride, and the fee, by the rows of the refund policy. */
export function useRefundSteps(currency: string): (steps: Cancelled['steps']) => string[] {
  const { why: texts } = useTexts('staff').acting;
  const rides = useTexts('staff').bookings.ride;
  const locale = useLocale();
  const said = (amount: number) => formatAmount(amount, locale, 'full', currency);
  return (steps) =>
    steps.flatMap(({ direction, given_up, price, kept, fee, rule, earlier }) => {
      const name = rides[direction];
      if (kept > 0) return [texts.kept(name, said(kept))];
      if (!given_up) return [texts.gone(name, said(fee))];
      if (!rule) return [texts.noRule(name, said(price))];
      return [
        texts.rule(name, rule.hours_before, rule.percent, said(fee)),
        ...(earlier ? [texts.earlier(earlier.hours_before, earlier.percent)] : []),
      ];
    });
}
