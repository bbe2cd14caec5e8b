import { useQuery } from '@tanstack/react-query';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { isCivilDate } from '@traslado/domain/time/civil';
import { callApi } from '../../data/client.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { staffKey } from '../session/staff-session.ts';
import { outcomeOf, type Said } from './ask-acting.ts';

export type Linked = CallAnswer<'linkStayForGuest'>;
/** Another stay that rides with the guest's. */
export type LinkedStay = Linked['linked'];
export type FoundStay = CallAnswer<'findStayToBook'>;
export type NewBooking = Omit<CallRequest<'bookForGuest'>['body'], 'reason' | 'note'>;
export type OffersWish = CallRequest<'searchOffers'>['body'];
export type Booked = CallAnswer<'bookForGuest'>;
export type Trip = 'round_trip' | 'arrival' | 'departure';
export type Leg = 'arrival' | 'departure';

/** The legs of a trip. */
export const legsOf = (trip: Trip): readonly Leg[] =>
  (['arrival', 'departure'] as const).filter((leg) => trip === 'round_trip' || trip === leg);

export const askStay = (hotel: string, folio: string) =>
  outcomeOf(() => callApi('findStayToBook', { body: { hotel, folio } }));

/** The stay that others ride with, and the booking that they shall join; without it one is being made. */
export type LinkBase = Pick<CallRequest<'linkStayForGuest'>['body'], 'hotel' | 'folio' | 'booking'>;

export type LinkWish = Pick<
  CallRequest<'linkStayForGuest'>['body'],
  'other_hotel' | 'other_folio' | 'last_name' | 'arrival' | 'receptive_group_id'
>;

/** Links another stay, in a new group. */
export const askLink = (base: LinkBase, wish: LinkWish) =>
  outcomeOf(() => callApi('linkStayForGuest', { body: { ...base, ...wish } }));

export type GroupWish = Omit<CallRequest<'groupStaysForGuest'>['body'], keyof LinkBase>;

/** Groups the stays with their counters, the guest's own first. */
export const askGroup = (base: LinkBase, wish: GroupWish) =>
  outcomeOf(() => callApi('groupStaysForGuest', { body: { ...base, ...wish } }));

/** The effects of booking (no `said`), or the booking itself. */
export const askBook = (wish: NewBooking, said: Said | null) =>
  outcomeOf(() =>
    callApi('bookForGuest', { query: { preview: said ? '0' : '1' }, body: { ...wish, ...said } }),
  );

const operations: Readonly<Record<Trip, number>> = { round_trip: 1, arrival: 2, departure: 3 };

/** The resort's offers of a day, as guests are shown them. */
export function useOffers(hotel: string, trip: Trip, on: string) {
  const language = useLocale() === 'es-MX' ? 'ES' : 'EN';
  return useQuery({
    queryKey: [...staffKey, 'offers', hotel, trip, on, language],
    enabled: isCivilDate(on),
    queryFn: async ({ signal }) => {
      const offers = await callApi(
        'listServicesForSale',
        {
          params: { hotel },
          query: {
            service_date: on,
            is_round_trip: trip === 'round_trip' ? '1' : '0',
            language,
            expand: 'sheet',
          },
        },
        { signal },
      );
      return offers.filter(({ operation_type_id }) => operation_type_id === operations[trip]);
    },
  });
}

export type Offer = NonNullable<ReturnType<typeof useOffers>['data']>[number];
