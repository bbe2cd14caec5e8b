import type { PriceShifts as Shown } from '@traslado/contract/schemas/price-shifts';
import { isInScope, type Scope } from '@traslado/domain/access/scope';
import type { Language } from '@traslado/domain/language';
import { toDecimal } from '@traslado/domain/money';
import { tripOf } from '../../inventory/included-rules.ts';
import type { AskedPrice, PriceShifts } from '../../store/change-set/record.ts';

const presentPrice = (asked: AskedPrice | null) =>
  asked && {
    rate: { id: asked.id, name: asked.description },
    private: asked.isPrivate,
    currency: asked.currency,
    price: toDecimal(asked.priceMinor),
    adult_price: toDecimal(asked.adultPriceMinor),
    minor_price: toDecimal(asked.minorPriceMinor),
    pax_max: asked.paxMax,
  };

/** A set's changes of guest prices, within the scope. */
export const presentShifts = (shifts: PriceShifts | null, scope: Scope, language: Language): Shown | null =>
  shifts && {
    services: shifts.services
      .filter(({ propertyId }) => isInScope(scope, propertyId))
      .map((service) => ({
        id: service.id,
        name: service.name[language] || service.name.en || service.name.es,
        trip: tripOf[service.operationType],
        property: { code: service.propertyCode, name: service.propertyName },
        days: service.shifts.map(({ fromOn, toOn, was, now }) => ({
          from: fromOn,
          to: toOn,
          was: presentPrice(was),
          now: presentPrice(now),
        })),
        more: service.more,
      })),
    more: shifts.more,
  };
