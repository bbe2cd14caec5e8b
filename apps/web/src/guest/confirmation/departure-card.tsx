import { useQuery } from '@tanstack/react-query';
import { quote } from '@traslado/domain/booking/quote';
import { useLocation } from 'wouter';
import { moneyText } from '../../booking-parts/booking-words.ts';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { callApi } from '../../data/client.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { useProperties } from '../../places/use-places.ts';
import { bookingStepPath, PATHS } from '../../shell/paths.ts';
import { offersOf } from '../draft/offers.ts';
import { startDeparture } from '../draft/start-departure.ts';
import { currentStay } from '../stay/stay-session.ts';

/**
 * The least price of the way back in the same kind of vehicle, for the people of the booking, in cents; null until it is known. Included transfers
 * are not deducted here: the price can only become less.
 */
function useDeparturePrice(coupon: CouponView): number | null {
  const locale = useLocale();
  const stay = currentStay();
  const serviceOn = stay?.confirmationNumber === coupon.folio ? stay.departure : null;
  const property = useProperties().data?.find((one) => one.code === coupon.hotel);
  const { data } = useQuery({
    queryKey: ['departure-price', coupon.hotel, coupon.airport.airport_id, serviceOn],
    enabled: serviceOn !== null,
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      callApi(
        'listServicesForSale',
        {
          params: { hotel: coupon.hotel },
          query: {
            service_date: serviceOn ?? '',
            is_round_trip: '0',
            language: languageOf(locale),
            airport_id: String(coupon.airport.airport_id),
            expand: 'sheet',
          },
        },
        { signal },
      ),
  });
  if (!data || !serviceOn || !property) return null;
  const passengers = coupon.reservations.reduce(
    (sum, { adults, minors, babyseat }) => ({
      adults: sum.adults + adults,
      children: sum.children + minors,
      babySeats: sum.babySeats + babyseat,
    }),
    { adults: 0, children: 0, babySeats: 0 },
  );
  const prices = offersOf({ trip: 'departure', serviceOn, forSale: data, included: [] }).flatMap(
    ({ service, quoted }) => {
      if (service.closed || service.private !== coupon.service.private) return [];
      const { seatPolicy } = property;
      const price = quote({ service: quoted, benefit: null, stays: [], passengers, seatPolicy, serviceOn });
      return price.kind === 'ok' ? [price.due.dueMinor] : [];
    },
  );
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** After an arrival alone: the way back at its price, booked for the same stay without asking anything twice. */
export function DepartureCard({ coupon }: { coupon: CouponView }) {
  const texts = useTexts('confirmation').offer;
  const locale = useLocale();
  const [, navigate] = useLocation();
  const price = useDeparturePrice(coupon);
  return (
    <aside className="flex flex-col items-start rounded-xl bg-lagoon p-6 text-on-lagoon sm:p-8">
      <Icon name="swap" className="size-8 text-on-lagoon-soft" />
      <h2 className="mt-4 text-title">{texts.title}</h2>
      <p className="mt-2 text-on-lagoon-soft">{texts.text}</p>
      {/* Its line is kept while it is fetched. */}
      <p className="mt-4 min-h-7 font-semibold text-lead tabular-nums">
        {price !== null && texts.from(moneyText(price, locale))}
      </p>
      <Button
        className="mt-5"
        iconAfter="arrowRight"
        onClick={() => {
          navigate(startDeparture(coupon.airport.airport_id) ? bookingStepPath('service') : PATHS.home);
        }}
      >
        {texts.button}
      </Button>
    </aside>
  );
}
