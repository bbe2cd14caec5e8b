import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { formatAmount, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { WhyRefund } from '../acting/why-refund.tsx';
import { Card } from '../frame/card.tsx';
import { OpenPayment } from '../frame/open-payment.tsx';
import type { Story } from './use-bookings.ts';

/** Below a rule. */
const SUM = 'mt-1 border-line border-t pt-2';

/** The account of a booking: paid, each part that left it, the rest, charged for the rides, and what the guest has to get. A part of zero is left out. */
export function MoneyLine({ story, children }: { story: Story; children?: ReactNode }) {
  const { money, events, refunds_why: refunds, time_zone: zone } = story;
  const { bookings, reconciliation } = useTexts('staff');
  const { money: texts } = bookings;
  const locale = useLocale();
  const amount = (value: number) => formatAmount(value, locale, 'full', money.currency);
  const failed = events.filter(({ kind, code }) => kind === 'payment' && code === 'failed').length;
  const parts = (['refunded', 'on_its_way', 'disputed', 'open'] as const).filter(
    (part) => money[part] > 0 || (part === 'refunded' && money.returned > 0),
  );
  return (
    <Card id="money" title={texts.title}>
      <OpenPayment of={money.open_payment} />
      {money.paid === 0 && money.due === 0 && <p className="text-soft">{texts.nothing}</p>}
      <dl className="grid gap-1">
        {money.paid > 0 && (
          <>
            <Line name={texts.paid} amount={amount(money.paid)} strong />
            {parts.map((part) => (
              <Line
                key={part}
                name={texts[part]}
                amount={amount(0 - money[part])}
                warns={['open', 'disputed'].includes(part)}
              />
            ))}
            {parts.length > 0 && (money.kept > 0 || money.returned === 0) && (
              <Line name={texts.kept} amount={amount(money.kept)} strong className={SUM} />
            )}
            {money.returned > 0 && (
              <Line name={texts.returned} amount={amount(money.returned)} strong warns className={SUM} />
            )}
            {money.waiting
              .filter(({ kind }) => kind === 'refund')
              .map((one) => (
                <Line key={one.id} name={texts.asked} amount={amount(one.amount)} warns />
              ))}
          </>
        )}
        {money.due > 0 && (
          <Line
            name={texts.due}
            amount={amount(money.due)}
            strong
            warns
            className={money.paid > 0 ? SUM : undefined}
          />
        )}
      </dl>
      {failed > 0 && (
        <p className="mt-3 text-small text-soft">
          {texts.failedAttempts(failed)} {!events.some(({ kind }) => kind === 'refund') && texts.noRefund}
        </p>
      )}
      {money.open > 0 && <p className="mt-3 text-small text-warn">{texts.openText}</p>}
      {money.differences.map(({ cause, amount: differing }) => (
        <p key={cause} className="mt-3 text-small text-warn">
          {texts.difference(reconciliation.causes[cause], amount(Math.abs(differing)))}{' '}
          {reconciliation.advice[cause]}
        </p>
      ))}
      {refunds.map((one) => (
        <WhyRefund key={one.at} answer={one} title={texts.whyRefund(formatInstant(one.at, zone, locale))} />
      ))}
      {children}
    </Card>
  );
}

type LineProps = {
  name: string;
  amount: string;
  strong?: boolean;
  warns?: boolean;
  className?: string | undefined;
};

function Line({ name, amount, strong, warns, className }: LineProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap justify-between gap-x-3',
        strong && 'font-semibold',
        warns && 'text-warn',
        className,
      )}
    >
      <dt>{name}</dt>
      <dd className="ml-auto tabular-nums">{amount}</dd>
    </div>
  );
}
