import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Cancelled } from './ask-acting.ts';
import { Why } from './why.tsx';

type WhyRefundProps = {
  answer: Pick<Cancelled, 'paid' | 'already_refunded' | 'refund' | 'steps'> & { readonly currency: string };
  /** For several of them. */
  title?: string;
};

/** The refund of a cancellation, from the rows of the refund policy behind it. */
export function WhyRefund({ answer, title }: WhyRefundProps) {
  const { why: texts } = useTexts('staff').acting;
  const rides = useTexts('staff').bookings.ride;
  const locale = useLocale();
  const said = (amount: number) => formatAmount(amount, locale, 'full', answer.currency);
  const legs = answer.steps.flatMap(({ direction, given_up, price, kept, fee, rule, earlier }) => {
    const name = rides[direction];
    if (kept > 0) return [texts.kept(name, said(kept))];
    if (!given_up) return [texts.gone(name, said(fee))];
    if (!rule) return [texts.noRule(name, said(price))];
    return [
      texts.rule(name, rule.hours_before, rule.percent, said(fee)),
      ...(earlier ? [texts.earlier(earlier.hours_before, earlier.percent)] : []),
    ];
  });
  const { paid, already_refunded: back, refund } = answer;
  return (
    <Why
      title={title ?? texts.refund}
      lines={[
        texts.paid(said(paid)),
        ...legs,
        ...(back > 0 ? [texts.back(said(back))] : []),
        texts.sum(said(refund)),
      ]}
    />
  );
}
