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

/** A year of a service. The one before stands until it is here. */
export function usePriceCalendar(service: number | null, year: number) {
  return useQuery({
    queryKey: [...staffKey, 'price-calendar', service, year, useLocale()],
    queryFn:
      service === null
        ? skipToken
        : ({ signal }) =>
            whileSignedIn(() =>
              callApi(
                'getPriceCalendar',
                { query: { service: String(service), year: String(year) } },
                { signal },
              ),
            ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
