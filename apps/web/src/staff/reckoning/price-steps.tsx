import type { CallAnswer } from '@traslado/contract/schemas';
import type { ReactNode } from 'react';
import { formatAmount, formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { usePartyWords } from '../frame/use-party-words.ts';
import { RateVerdicts, usePriceText } from './rate-verdicts.tsx';

type Explanation = CallAnswer<'getBookingStory'>['explanations'][number]['explanation'];
/** Facts about a present price, and about a sold one. */
type Asked = Pick<Explanation, 'service_date' | 'passengers' | 'seat_policy'>;
type Priced = Pick<Explanation, 'private' | 'rates' | 'considered' | 'benefit' | 'priced'> & {
  /** The rate of an earlier sale holds, whatever would win. */
  readonly is_kept?: boolean;
};

/** The calculation of a price, in the order of the rule. Every sentence is made of the rule's answer. */
export function PriceSteps({ answer, service }: { answer: Asked; service: Priced }) {
  const { guest: texts } = useTexts('staff').prices;
  const partyWords = usePartyWords();
  const locale = useLocale();
  const { service_date: on, passengers, seat_policy } = answer;
  const { rates, considered, priced } = service;
  const winner = considered.filter(({ verdict }) => verdict === 'wins');
  const others = considered.filter(({ verdict }) => verdict !== 'wins');
  return (
    <ol className="grid gap-4">
      <Step title={texts.step.date}>{texts.dated(formatCivilDate(on, locale))}</Step>
      <Step title={texts.step.rate}>
        {service.is_kept ? (
          <KeptRate service={service} />
        ) : winner.length > 0 ? (
          <RateVerdicts rates={rates} considered={winner} isPrivate={service.private} />
        ) : (
          texts.noRate
        )}
        {others.length > 0 && (
          <details className="mt-2">
            <summary className="min-h-6 underline decoration-control underline-offset-4">
              {texts.otherRates(others.length)}
            </summary>
            <div className="mt-2">
              <RateVerdicts rates={rates} considered={others} isPrivate={service.private} />
            </div>
          </details>
        )}
      </Step>
      <Step title={texts.step.people}>
        {partyWords(passengers, seat_policy === 'specification')}
        {priced && <span className="block">{texts.seats[seat_policy](priced.seats)}</span>}
      </Step>
      {priced && (
        <>
          <Step title={texts.step.vehicles}>
            {priced.vehicles === null
              ? texts.shared
              : `${texts.vehicles(priced.seats, priced.pax_max, priced.vehicles)} ${texts.capacityOf[priced.pax_max_of]}`}
          </Step>
          <Step title={texts.step.price}>
            <Lines lines={priced.lines} currency={priced.currency} />
          </Step>
          <Step title={texts.step.benefit}>
            <BenefitText service={service} />
          </Step>
          <Step title={texts.step.due}>
            <Sum service={service} />
          </Step>
        </>
      )}
    </ol>
  );
}

/** A change keeps the prices of its sale. */
function KeptRate({ service }: { service: Priced }) {
  const texts = useTexts('staff').prices;
  const priceText = usePriceText(service.private);
  const [rate] = service.rates;
  if (!rate) return null;
  return (
    <>
      <span className="block font-semibold">
        {texts.rate(rate.id, rate.description)} · {priceText(rate)}
      </span>
      <span className="text-soft">{texts.guest.keptRate}</span>
    </>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-line border-t pt-3 text-small">
      <p className="mb-1 text-caption text-soft">{title}</p>
      <div>{children}</div>
    </li>
  );
}

type LinesProps = { lines: NonNullable<Priced['priced']>['lines']; currency: string };

function Lines({ lines, currency }: LinesProps) {
  const { guest: texts } = useTexts('staff').prices;
  const locale = useLocale();
  const amount = (value: number) => formatAmount(value, locale, 'full', currency);
  return (
    <ul className="grid gap-1">
      {lines.map(({ code, quantity, unit_price, amount: sum }) => (
        <li key={code} className="flex flex-wrap justify-between gap-x-3">
          <span className="min-w-0">
            {texts.lines[code]}: {quantity} × {amount(unit_price)}
          </span>
          <span className="ml-auto tabular-nums">{amount(sum)}</span>
        </li>
      ))}
    </ul>
  );
}

function BenefitText({ service: { benefit, priced } }: { service: Priced }) {
  const { guest: texts, trips } = useTexts('staff').prices;
  const locale = useLocale();
  if (!benefit || !priced) return texts.noBenefit;
  const amount = (value: number) => formatAmount(value, locale, 'full', priced.currency);
  const { service, trip, is_covering, worth, adults, children, used } = benefit;
  return (
    <>
      {texts.benefit(service.name, trips[trip])}{' '}
      {!is_covering
        ? texts.benefitElsewhere
        : worth
          ? `${texts.worth(amount(worth.price), adults + children)} ${used > 0 ? `${texts.used(amount(used))} ` : ''}${texts.takesOff(amount(priced.included))}`
          : texts.benefitUnpriced}
    </>
  );
}

/** The last line of the calculation: price, less included transfers where there are some. */
function Sum({ service: { priced } }: { service: Priced }) {
  const locale = useLocale();
  if (!priced) return null;
  const amount = (value: number) => formatAmount(value, locale, 'full', priced.currency);
  return (
    <span className="font-semibold tabular-nums">
      {priced.included > 0 && `${amount(priced.price)} − ${amount(priced.included)} = `}
      {amount(priced.amount_due)}
    </span>
  );
}
