import { sumCounters } from '@traslado/domain/booking/passengers';
import { countsOfItems, itemsOfCounts, type SpecialCounts } from '@traslado/domain/booking/special-counts';
import { useCallback, useState } from 'react';
import { type CouponView, countersOf } from '../../booking-parts/coupon-view.ts';
import { SpecialOpener } from '../../booking-parts/special-opener.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { checkLeg } from '../../flights/flight-check.ts';
import type { FlightEntry } from '../../flights/flight-entry.ts';
import type { FlightPlace } from '../../flights/flight-place.ts';
import { FlightSection } from '../../flights/flight-section.tsx';
import { LookUpDialog } from '../../flights/look-up-dialog.tsx';
import { useAwaitedFlights } from '../../flights/use-awaited-flights.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { useAirports, useProperties } from '../../places/use-places.ts';
import { currentStay } from '../stay/stay-session.ts';
import { EditForm } from './edit-form.tsx';
import type { EditProps } from './edit-frame.tsx';
import { entryField, entryOfRide, wishOfEntry } from './entry-of-ride.ts';

const loadSpecial = () => import('../../booking-parts/special-part.tsx');

type Direction = 'arrival' | 'departure';
type Values = Record<Direction, FlightEntry> & { special: SpecialCounts };

/** The place of the flight's section: as in the booking, but only the server can calculate the pick-up of another flight. */
function usePlace(coupon: CouponView): FlightPlace {
  const locale = useLocale();
  const airports = useAirports();
  const properties = useProperties();
  const stay = currentStay();
  const isOwnStay =
    coupon.reservations.length === 1 &&
    stay?.confirmationNumber === coupon.folio &&
    stay.resort === coupon.hotel;
  return {
    locale,
    language: languageOf(locale),
    airport: airports.data?.find((one) => one.airport_id === coupon.airport.airport_id),
    property: properties.data?.find((one) => one.code === coupon.hotel),
    stay: isOwnStay ? { arrival: stay.arrival, departure: stay.departure } : null,
    setting: null,
  };
}

/** Another flight for one ride, and its special items. */
export function FlightEdit(props: EditProps) {
  const { coupon, ride } = props;
  const words = useTexts('booking').flight;
  const { direction } = ride;
  const place = usePlace(coupon);
  const check = useCallback((values: Values) => checkLeg(direction, values[direction]), [direction]);
  const [initial] = useState(() => entryOfRide(ride));
  const [items] = useState(() => countsOfItems(ride.special_items));
  const unawaited = useIssueForm<Values>(check, { arrival: initial, departure: initial, special: items });
  const [directions] = useState(() => [direction]);
  const flights = useAwaitedFlights(unawaited, directions);
  const { form, isWaiting } = flights;
  const labels = Object.fromEntries(
    (['date', 'flightNumber', 'tailNumber', 'airline', 'time', 'isNational', 'terminal'] as const).map(
      (name) => [`${direction}.${name}`, name === 'time' ? words.timeLabels[direction] : words.labels[name]],
    ),
  );
  const fieldOf = (field: string): string | null => {
    const own = entryField(form.getValues()[direction].mode, field);
    return own && `${direction}.${own}`;
  };
  return (
    <EditForm
      {...props}
      topic={direction}
      form={form}
      labels={labels}
      wishOf={(values) => ({
        ...wishOfEntry(values[direction]),
        ...(values.special !== items && { special_items: itemsOfCounts(values.special) }),
      })}
      fieldOf={fieldOf}
      onAnswered={({ time, date }) => {
        if (time !== undefined) form.setValue(`${direction}.time`, time);
        if (date !== undefined) form.setValue(`${direction}.date`, date);
      }}
      waiting={isWaiting ? words.waiting : null}
      beside={(send) => <LookUpDialog flights={flights} onRetry={send} />}
    >
      <FlightSection direction={direction} place={place} />
      <SpecialOpener party={sumCounters(coupon.reservations.map(countersOf))} load={loadSpecial} />
    </EditForm>
  );
}
