import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import { callApi } from '../../data/client.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

export type PricedProperty = CallAnswer<'listPricedServices'>['properties'][number];
export type PricedService = PricedProperty['services'][number];

/** The asking person's properties, with their services. Names are in the language of the page. */
export function usePricedServices() {
  return useQuery({
    queryKey: [...staffKey, 'priced-services', useLocale()],
    queryFn: () => whileSignedIn(() => callApi('listPricedServices', {})),
  });
}

/** Twelve months of a service, from the first day of one on. Those before stand until they are here. */
export function usePriceCalendar(service: number | null, from: string) {
  return useQuery({
    queryKey: [...staffKey, 'price-calendar', service, from, useLocale()],
    queryFn:
      service === null
        ? skipToken
        : ({ signal }) =>
            whileSignedIn(() =>
              callApi(
                'getPriceCalendar',
                { query: { service: String(service), year: from.slice(0, 4), month: from.slice(5, 7) } },
                { signal },
              ),
            ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
