import type { CallAnswer } from '@traslado/contract/schemas';
import { worthOfBenefit } from '@traslado/domain/booking/quote';
import { SALE_CURRENCY, toDecimal } from '@traslado/domain/money';
import { peopleOfStays } from '@traslado/domain/stay/linking';
import type { Property } from '../../inventory/records.ts';
import type { IncludedService } from '../../sellers/ride/find-included-service.ts';
import { benefitOf, peopleOf, type QuotedStay } from '../../sellers/ride/quote-facts.ts';

/** The benefit of the stays on a date: its people, its worth, and the rest of it. */
export function presentBenefit({
  included,
  property: { seatPolicy },
  stays,
  serviceOn,
  usedMinor,
}: {
  included: IncludedService;
  property: Pick<Property, 'seatPolicy'>;
  stays: readonly QuotedStay[];
  serviceOn: string;
  usedMinor: number;
}): CallAnswer<'listIncludedTransfers'>[number]['benefit'] {
  const people = peopleOf(stays);
  const benefit = benefitOf(included, usedMinor);
  const { worthMinor, leftMinor } = worthOfBenefit(benefit, { stays: people, seatPolicy, serviceOn });
  return {
    ...peopleOfStays(people),
    worth: toDecimal(worthMinor),
    used: toDecimal(usedMinor),
    remaining: toDecimal(leftMinor),
    currency: SALE_CURRENCY,
  };
}
