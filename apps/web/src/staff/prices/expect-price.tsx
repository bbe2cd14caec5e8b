import { useQueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import { LABEL_SEPARATOR } from '@traslado/domain/catalogues/definition';
import { priceExpectations } from '@traslado/domain/catalogues/price-expectations';
import { LinkButton } from '../../components/link-button.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { rowAddress } from '../catalogues/list-shape.ts';
import { rememberLabels } from '../catalogues/use-labels.ts';
import { serviceLabel } from './service-label.ts';
import type { PricedProperty } from './use-prices.ts';

type Answer = CallAnswer<'searchGuestPrice'>;

type ExpectPriceProps = {
  answer: Answer;
  service: Answer['services'][number];
  property: PricedProperty;
};

/** Leads to a new expectation of the shown price. Included transfers are no part of an expected price. */
export function ExpectPrice({ answer, service, property }: ExpectPriceProps) {
  const { expectations: texts } = useTexts('staff').prices;
  const language = languageOf(useLocale());
  const queries = useQueryClient();
  const { priced } = service;
  if (!priced) return null;
  const { service_date, passengers } = answer;
  const said = {
    property_id: property.id,
    service_id: service.id,
    service_date,
    adults: passengers.adults,
    children: passengers.minors,
    babies: passengers.babyseat,
    amount: priced.price.toFixed(2),
    currency: priced.currency,
  };
  const pairs = Object.entries(said).map(([name, value]) => [name, String(value)]);
  // The form shows the labels of the rows before it has searched for them.
  const remember = () =>
    rememberLabels(queries, priceExpectations.name, {
      service_id: { [service.id]: serviceLabel(service, property.name, language) },
      property_id: { [property.id]: [property.code, property.name].join(LABEL_SEPARATOR) },
    });
  return (
    <p onClickCapture={remember}>
      <LinkButton
        href={`${rowAddress(priceExpectations, 'new')}?${new URLSearchParams(pairs)}`}
        variant="quiet"
        className="text-small"
      >
        {texts.expect}
      </LinkButton>
    </p>
  );
}
