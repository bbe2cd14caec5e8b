import type { BrokenPrices, CheckedPrice } from '@traslado/contract/schemas/price-expectations';
import { isInScope } from '@traslado/domain/access/scope';
import {
  amountIn,
  expectationIn,
  questionIn,
  tripWords,
} from '@traslado/domain/booking/expectation-sentence';
import { permissionOf } from '@traslado/domain/catalogues/catalogues';
import { priceExpectations } from '@traslado/domain/catalogues/price-expectations';
import { LANGUAGES, type Language } from '@traslado/domain/language';
import { toDecimal } from '@traslado/domain/money';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import type { Checked } from '../../store/price/expectation-record.ts';

/** Most broken expectations that are listed one by one. */
const MOST_TOLD = 20;

function wordsIn(language: Language, { passengers, serviceOn, trip, propertyName, serviceName }: Checked) {
  const service = serviceName[language] || serviceName.en || serviceName.es;
  return { passengers, serviceOn, service, trip: tripWords[language][trip], property: propertyName };
}

/** An expectation with its result, for the wire. */
export function presentChecked(checked: Checked): CheckedPrice {
  const { id, propertyCode, serviceId, trip, serviceOn, passengers, amountMinor, currency, found } = checked;
  return {
    id,
    sentence: { en: questionIn('en', wordsIn('en', checked)), es: questionIn('es', wordsIn('es', checked)) },
    hotel: propertyCode,
    service_id: serviceId,
    trip,
    service_date: serviceOn,
    adults: passengers.adults,
    minors: passengers.children,
    babyseat: passengers.babySeats,
    amount: toDecimal(amountMinor),
    currency,
    found: found && {
      amount: toDecimal(found.amountMinor),
      currency: found.currency,
      rate: { id: found.rateId, name: checked.rateName },
    },
  };
}

type Reader = Pick<StaffCaller, 'permissions' | 'scope'>;

/** The visible ones: of their properties, and only with the permission to see expectations. */
const seenOf = (broken: readonly Checked[], { permissions, scope }: Reader): Checked[] =>
  permissions.includes(permissionOf(priceExpectations, 'see'))
    ? broken.filter(({ propertyId }) => isInScope(scope, propertyId))
    : [];

/** The expectations that a change breaks, within the reader's rights: invisible ones are only counted. */
export const tellBroken = (broken: readonly Checked[], reader: Reader): BrokenPrices => ({
  total: broken.length,
  broken: seenOf(broken, reader).slice(0, MOST_TOLD).map(presentChecked),
});

const noPrice: Readonly<Record<Language, string>> = { en: 'no price at all', es: 'ningún precio' };

/**
 * The refusal of a change that breaks expectations. Codes: `price.expectations_broken`, and `price.expectation_broken` of each listed one.
 */
export function refusalOfBroken(broken: readonly Checked[], reader: Reader): Refused {
  const told = seenOf(broken, reader).slice(0, MOST_TOLD);
  const issues = told.map((one) => {
    const said = LANGUAGES.map((language) => {
      const sentence = expectationIn(language, wordsIn(language, one), one);
      const found = one.found ? amountIn(language, one.found) : noPrice[language];
      return { [`sentence_${language}`]: sentence, [`found_${language}`]: found };
    });
    const params: Readonly<Record<string, string | number>> = Object.assign({ id: one.id }, ...said);
    return { field: `price_expectations.${one.id}`, code: 'price.expectation_broken' as const, params };
  });
  return new Refused('price.expectations_broken', {
    params: { total: broken.length },
    sentence: 'price.expectations_broken',
    expected: tellBroken(broken, reader),
    ...(issues.length > 0 && { issues }),
  });
}
