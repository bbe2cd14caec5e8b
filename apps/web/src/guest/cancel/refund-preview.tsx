import { useId } from 'react';
import { Banner } from '../../components/banner.tsx';
import { PriceLines } from '../../components/price-lines.tsx';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Cancellation } from './ask-cancellation.ts';

/** The refund, line by line, with fees and losses. */
export function RefundPreview({ cancellation }: { cancellation: Cancellation }) {
  const texts = useTexts('cancel').preview;
  const locale = useLocale();
  const titleId = useId();
  const { paid, already_refunded: back, kept, fee, refund } = cancellation;
  const line = (key: string, label: string, amount: number, sign: '' | '−') =>
    amount === 0 ? [] : [{ key, label, amount: `${sign}${formatAmount(amount, locale)}` }];
  const known: Readonly<Record<string, string>> = texts.notices;
  return (
    <section aria-labelledby={titleId} className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
      <h2 id={titleId} className="text-heading">
        {texts.title}
      </h2>
      <div className="mt-2">
        <PriceLines
          lines={[
            { key: 'paid', label: texts.paid, amount: formatAmount(paid, locale) },
            ...line('back', texts.back, back, '−'),
            ...line('kept', texts.kept, kept, '−'),
            ...line('fee', texts.fee, fee, '−'),
          ]}
          total={{
            label: refund > 0 ? texts.refund : texts.nothing,
            amount: formatAmount(refund, locale),
            ...(refund > 0 && { note: texts.refundNote }),
          }}
        />
      </div>
      <div className="mt-4 grid gap-3 empty:hidden">
        {cancellation.notices.flatMap((notice) => {
          const words = known[notice];
          return words === undefined
            ? []
            : [
                <Banner key={notice} tone={notice === 'refund.nothing_paid' ? 'info' : 'warn'}>
                  {words}
                </Banner>,
              ];
        })}
      </div>
    </section>
  );
}
