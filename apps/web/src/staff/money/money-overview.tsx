import { successRate } from '@traslado/domain/money/payment-figures';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { FigureChart } from '../frame/figure-chart.tsx';
import { formatSigned } from '../frame/format-money.ts';
import { valueText } from '../frame/value-text.ts';
import { daysOfStep, moneySteps, sumOf } from './money-steps.ts';
import { MoneyTile } from './money-tile.tsx';
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

/** Money taken and given back, and the share of payments that succeeded: in sum and over time. Each opens its rows. */
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
    const [days, back] = (['payments', 'refunds'] as const).map((what) =>
      daysOf(what).filter((one) => one.currency === currency),
    );
    const [taken, given] = [sumOf(days ?? []), sumOf(back ?? [])];
    const rate = valueText({ unit: 'percent' }, successRate(taken), locale, words);
    const { step, ...steps } = moneySteps(days ?? [], period);
    return (
      <section key={currency} aria-label={texts.overview(currency)} className="grid gap-3">
        <ul className="figure-strip">
          <MoneyTile
            label={texts.taken}
            value={formatSigned(taken.taken, currency, locale)}
            notes={[texts.ofPayments(taken.succeeded)]}
            onOpen={() => onOpen('payments', { status: 'succeeded' })}
          />
          <MoneyTile
            label={texts.success}
            value={rate}
            notes={[texts.declined(taken.failed)]}
            onOpen={() => onOpen('payments', { status: 'failed' })}
          />
          <MoneyTile
            label={texts.givenBack}
            value={formatSigned(given.taken, currency, locale)}
            notes={[texts.ofRefunds(given.succeeded)]}
            onOpen={() => onOpen('refunds', { status: 'succeeded' })}
          />
        </ul>
        <div className="grid gap-3 wide:grid-cols-2">
          {(['taken', 'success'] as const).map((what) => (
            <div key={what} className="min-w-0 rounded-lg bg-surface p-4 shadow-ticket">
              <h2 className="mb-2 text-heading">{texts.overTime[what](currency)}</h2>
              <FigureChart
                figure={{ unit: what === 'taken' ? 'money' : 'percent', steps: steps[what] }}
                step={step}
                title={texts.overTime[what](currency)}
                height={176}
                onOpen={(start) =>
                  onOpen(
                    'payments',
                    what === 'taken' ? { status: 'succeeded' } : {},
                    daysOfStep(start, step, period),
                  )
                }
              />
            </div>
          ))}
        </div>
      </section>
    );
  });
}
