import type { CallAnswer } from '@traslado/contract/schemas';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { formatAmount, formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { shortDate } from '../catalogues/short-date.ts';
import { PriceSteps } from '../reckoning/price-steps.tsx';
import { Reasons } from '../reckoning/reasons.tsx';
import { ExpectPrice } from './expect-price.tsx';
import type { PricedProperty } from './use-prices.ts';

type Answer = CallAnswer<'searchGuestPrice'>;
type Priced = Answer['services'][number];

type GuestPricesProps = {
  answer: Answer;
  /** The property of the question, for people who may expect its prices. */
  property: PricedProperty | null;
};

/** Every service of the property side by side: its price, or the reason against offering it, and each step. */
export function GuestPrices({ answer, property }: GuestPricesProps) {
  const { guest: texts } = useTexts('staff').prices;
  const locale = useLocale();
  const { stay, services } = answer;
  const { arrival, departure, adults, children, country } = stay;
  return (
    <>
      <p className="mt-1 text-caption text-soft">
        {texts.stayFacts(shortDate(arrival, locale), shortDate(departure, locale), adults, children, country)}
      </p>
      {services.length === 0 && <p className="mt-3">{texts.noServices}</p>}
      <ul className="mt-3 grid items-start gap-3">
        {services.map((service) => (
          <li key={service.id} className="min-w-0 rounded-lg bg-surface p-5 shadow-ticket">
            <Verdict service={service} />
            <ForGuest answer={answer} service={service}>
              {property && <ExpectPrice answer={answer} service={service} property={property} />}
            </ForGuest>
            <details open={services.length === 1} className="mt-3">
              <summary className="min-h-6 font-semibold text-small">{texts.steps}</summary>
              <PriceSteps answer={answer} service={service} />
            </details>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-caption text-soft">{answer.with_flights ? texts.limits : texts.limitsDays}</p>
    </>
  );
}

type ForGuestProps = { answer: Answer; service: Priced; children: ReactNode };

/** The price of an offered service as a sentence for its guest, to be copied. */
function ForGuest({ answer, service, children }: ForGuestProps) {
  const {
    guest: { toGuest: texts },
    trips,
  } = useTexts('staff').prices;
  const locale = useLocale();
  const [copied, setCopied] = useState('');
  const { priced, reasons } = service;
  if (!priced || reasons.length > 0) return children;
  const amount = (value: number) => formatAmount(value, locale, 'full', priced.currency);
  const { adults, minors, babyseat } = answer.passengers;
  const day = formatCivilDate(answer.service_date, locale, 'plain');
  const trip = trips[service.trip].toLocaleLowerCase(locale);
  const end =
    priced.amount_due === 0
      ? texts.free
      : priced.included > 0
        ? texts.afterIncluded(amount(priced.amount_due), amount(priced.included))
        : texts.inAll(amount(priced.amount_due));
  const said = texts.sentence(service.name, trip, day, adults + minors + babyseat, priced.vehicles) + end;
  return (
    <div className="mt-3 text-small">
      <p>{said}</p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        <Button
          variant="quiet"
          className="text-small"
          onClick={() => void navigator.clipboard?.writeText(said).then(() => setCopied(said))}
        >
          <span aria-live="polite">{copied === said ? texts.copied : texts.copy}</span>
        </Button>
        {children}
      </div>
    </div>
  );
}

function Verdict({ service }: { service: Priced }) {
  const { guest: texts, trips } = useTexts('staff').prices;
  const locale = useLocale();
  const { name, airport, id, trip, reasons, priced } = service;
  const amount = priced && formatAmount(priced.amount_due, locale, 'full', priced.currency);
  const isOffered = reasons.length === 0 && priced;
  const isFree = priced?.amount_due === 0;
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-heading">
            <Link href={`/admin/services/${id}`} className="row-link">
              {name}
            </Link>
          </h3>
          <p className="text-caption text-soft">
            {airport} · {trips[trip]} · {id}
          </p>
        </div>
        {isOffered && (
          <p className="shrink-0 text-right">
            <span className="block font-bold font-display text-title tabular-nums tracking-tight">
              {amount}
            </span>
            <span className={classNames('text-caption', isFree ? 'text-good' : 'text-soft')}>
              {isFree ? texts.included : texts.due}
            </span>
          </p>
        )}
      </div>
      {!isOffered && (
        <div className="mt-3 rounded-md bg-warn-wash p-4">
          <p className="flex items-center gap-2 font-semibold text-warn">
            <Icon name="warning" className="size-5" />
            {texts.notOffered}
          </p>
          <div className="mt-2">
            <Reasons reasons={reasons} />
          </div>
          {amount && <p className="mt-2 text-small">{texts.wouldBe(amount)}</p>}
        </div>
      )}
    </>
  );
}
