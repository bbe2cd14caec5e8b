import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Cancelled } from './ask-acting.ts';
import { useRefundSteps } from './use-refund-steps.ts';
import { Why } from './why.tsx';

type WhyRefundProps = {
  answer: Pick<Cancelled, 'paid' | 'already_refunded' | 'refund' | 'steps'> & { readonly currency: string };
  /** For several of them. */
  title?: string;
};

/** The refund of a cancellation, from the rows of the refund policy behind it. */
export function WhyRefund({ answer, title }: WhyRefundProps) {
  const { why: texts } = useTexts('staff').acting;
  const locale = useLocale();
  const said = (amount: number) => formatAmount(amount, locale, 'full', answer.currency);
  const stepsOf = useRefundSteps(answer.currency);
  const { paid, already_refunded: back, refund } = answer;
  return (
    <Why
      title={title ?? texts.refund}
      lines={[
        texts.paid(said(paid)),
        ...stepsOf(answer.steps),
        ...(back > 0 ? [texts.back(said(back))] : []),
        texts.sum(said(refund)),
      ]}
    />
  );
}
