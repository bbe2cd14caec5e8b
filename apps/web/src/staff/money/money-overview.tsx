import { successRate } from '@traslado/domain/money/payment-figures';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatSigned } from '../frame/format-money.ts';
import { valueText } from '../frame/value-text.ts';
import { MoneyFigure } from './money-figure.tsx';
import { daysOfStep, moneySteps, sumOf } from './money-steps.ts';
import type { PaymentFigures, PaymentSearch } from './use-money.ts';

type OverviewProps = {
  figures: PaymentFigures;
  /** Opens rows; days are those of the figures where they are left out. */
  onOpen: (
    what: 'payments' | 'refunds',
    where: PaymentSearch['where'],
    days?: { from: string; to: string },
  ) => void;
};

/** Money collected and given back, and the share of payments that succeeded: in sum and over time. Each opens its rows. */
export function MoneyOverview({ figures, onOpen }: OverviewProps) {
  const texts = useTexts('staff').payments;
  const words = useTexts('staff').reports;
  const locale = useLocale();
  const daysOf = (what: 'payments' | 'refunds') =>
    figures[what].find(({ by }) => by === 'day')?.figures ?? [];
  const currencies = [
    ...new Set([...daysOf('payments'), ...daysOf('refunds')].map(({ currency }) => currency)),
  ];
  const { period } = figures;
  return currencies.map((currency) => {
    const [paid = [], back = []] = (['payments', 'refunds'] as const).map((what) =>
      daysOf(what).filter((one) => one.currency === currency),
    );
    const [taken, given] = [sumOf(paid), sumOf(back)];
    const { step, ...steps } = moneySteps(paid, period);
    const daysFrom = (start: string) => daysOfStep(start, step, period);
    const titleOf = (label: string) => `${label}, ${currency}`;
    const succeeded = { status: 'succeeded' };
    return (
      <section key={currency} aria-label={texts.overview(currency)} className="money-cards">
        <MoneyFigure
          label={texts.taken}
          value={formatSigned(taken.taken, currency, locale)}
          note={texts.ofPayments(taken.succeeded)}
          title={titleOf(texts.taken)}
          unit="money"
          step={step}
          steps={steps.taken}
          onOpen={() => onOpen('payments', succeeded)}
          onOpenStep={(start) => onOpen('payments', succeeded, daysFrom(start))}
        />
        <MoneyFigure
          label={texts.success}
          value={valueText({ unit: 'percent' }, successRate(taken), locale, words)}
          note={texts.declined(taken.failed)}
          title={titleOf(texts.success)}
          unit="percent"
          step={step}
          steps={steps.success}
          onOpen={() => onOpen('payments', { status: 'failed' })}
          onOpenStep={(start) => onOpen('payments', {}, daysFrom(start))}
        />
        <MoneyFigure
          label={texts.givenBack}
          value={formatSigned(given.taken, currency, locale)}
          note={texts.ofRefunds(given.succeeded)}
          title={titleOf(texts.givenBack)}
          unit="money"
          step={step}
          steps={moneySteps(back, period).taken}
          onOpen={() => onOpen('refunds', succeeded)}
          onOpenStep={(start) => onOpen('refunds', succeeded, daysFrom(start))}
        />
      </section>
    );
  });
}
