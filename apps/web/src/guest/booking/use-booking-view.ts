import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Due } from '@traslado/domain/booking/price';
import type { Benefit } from '@traslado/domain/booking/quote';
import type { Language } from '@traslado/domain/language';
import type { Span } from '@traslado/domain/stay/linking';
import { isCivilDate } from '@traslado/domain/time/civil';
import { callApi } from '../../data/client.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { type Locale, languageOf } from '../../i18n/locale.ts';
import { type Airport, type Property, useAirports, useProperties } from '../../places/use-places.ts';
import type { BookingState } from '../draft/booking-state.ts';
import { useBooking } from '../draft/booking-store.ts';
import { benefitOf, dueOf, type Offer, offersOf, type Party, sortOffers } from '../draft/offers.ts';
import { spanOfRiding } from '../draft/riding-stay.ts';
import { currentSelection, currentStay, type Stay } from '../stay/stay-session.ts';

/** Everything the steps show of a booking, put together once: the draft, the catalogue around it, the offers and their prices. */
export type BookingView = {
  readonly state: BookingState;
  readonly stay: Stay;
  readonly locale: Locale;
  readonly language: Language;
  readonly property: Property | undefined;
  readonly airport: Airport | undefined;
  /** Ends of the rides, over all stays that ride. */
  readonly span: Span;
  /** The resort at the other end of a ride: that of the first stay, and of the last one. */
  readonly resortOf: (direction: 'arrival' | 'departure') => Property | undefined;
  readonly party: Party;
  /** The cards of the chosen trip, in the order they are shown. */
  readonly offers: readonly Offer[];
  /** Round trips, for the offer of a departure beside an arrival. */
  readonly roundTrips: readonly Offer[];
  readonly chosen: Offer | null;
  /** The included transfer; null for none. */
  readonly benefit: Benefit | null;
  readonly dueOf: (offer: Offer) => Due | null;
  /** Price of the chosen service for this party. */
  readonly due: Due | null;
  readonly status: 'pending' | 'ready' | 'failed';
  readonly error: unknown;
  readonly retry: () => void;
};

/** The date of the first leg: it dates the rate and opens or closes a service. */
function firstLegOn(state: BookingState): string {
  const direction = state.trip === 'departure' ? 'departure' : 'arrival';
  const typed = state.flights[direction].date;
  if (isCivilDate(typed)) return typed;
  const span = spanOfRiding(state.passengersInfo);
  return direction === 'arrival' ? span.arrivalOn : span.departureOn;
}

type Sale = { hotel: string; airportId: number; language: Language; serviceOn: string };

function useServices(sale: Sale, isRoundTrip: boolean, enabled: boolean) {
  return useQuery({
    queryKey: ['services', sale, isRoundTrip],
    enabled,
    staleTime: 60_000,
    // Another date or language keeps the cards in place until its own are here.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callApi(
        'listServicesForSale',
        {
          params: { hotel: sale.hotel },
          query: {
            service_date: sale.serviceOn,
            is_round_trip: isRoundTrip ? '1' : '0',
            language: sale.language,
            airport_id: String(sale.airportId),
            expand: 'sheet',
          },
        },
        { signal },
      ),
  });
}

function useIncluded(sale: Sale, stay: Stay, state: BookingState) {
  const groupId = state.group?.id ?? 0;
  return useQuery({
    queryKey: ['included', sale, stay.confirmationNumber, state.trip, groupId],
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callApi(
        'listIncludedTransfers',
        {
          query: {
            hotel: stay.resort,
            folio: stay.confirmationNumber,
            last_name: stay.lastName,
            airport_id: String(sale.airportId),
            name_id: stay.nameId,
            language: sale.language,
            service_date: sale.serviceOn,
            trip_type: state.trip,
            ...(groupId > 0 && { receptive_group_id: String(groupId) }),
            expand: 'sheet',
          },
        },
        { signal },
      ),
  });
}

/** Call it below a booking that was opened. */
export function useBookingView(): BookingView {
  const state = useBooking();
  const locale = useLocale();
  const stay = currentStay();
  if (!stay) throw new Error('the booking is not open');
  const language = languageOf(locale);
  const airportId = Number(currentSelection()?.airport ?? 0);
  const serviceOn = firstLegOn(state);
  const sale = { hotel: stay.resort, airportId, language, serviceOn };

  const properties = useProperties();
  const airports = useAirports();
  const property = properties.data?.find((one) => one.code === stay.resort);
  const airport = airports.data?.find((one) => one.airport_id === airportId);
  const roundTripSale = useServices(sale, true, state.trip !== 'departure');
  const oneWaySale = useServices(sale, false, state.trip !== 'round_trip');
  const included = useIncluded(sale, stay, state);

  const own = state.trip === 'round_trip' ? roundTripSale : oneWaySale;
  const needed = [properties, airports, own, included];
  const failed = needed.find((query) => query.isError);
  const isReady = needed.every((query) => query.data !== undefined);

  const span = spanOfRiding(state.passengersInfo);
  const party: Party = { stays: state.passengersInfo, seatPolicy: property?.seatPolicy ?? 'specification' };
  const transfers = included.data ?? [];
  const benefit = benefitOf(transfers, serviceOn);
  const price = (offer: Offer) => dueOf(offer, benefit, party);
  const list = (trip: BookingState['trip'], forSale: typeof own.data) =>
    sortOffers(offersOf({ trip, serviceOn, forSale: forSale ?? [], included: transfers }), price, trip);
  const offers = isReady ? list(state.trip, own.data) : [];
  const chosen = offers.find((offer) => offer.service.id === state.serviceId) ?? null;

  return {
    state,
    stay,
    locale,
    language,
    property,
    airport,
    span,
    resortOf: (direction) =>
      properties.data?.find(
        (one) => one.code === (direction === 'arrival' ? span.arrivalProperty : span.departureProperty),
      ),
    party,
    offers,
    roundTrips: isReady ? list('round_trip', roundTripSale.data) : [],
    chosen,
    benefit,
    dueOf: price,
    due: chosen && price(chosen),
    status: isReady ? 'ready' : failed ? 'failed' : 'pending',
    error: failed?.error ?? null,
    retry: () => {
      for (const query of needed) if (query.isError) void query.refetch();
    },
  };
}
