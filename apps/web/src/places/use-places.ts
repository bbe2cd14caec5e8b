import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { callApi } from '../data/client.ts';

export type Airport = CallAnswer<'listAirports'>[number];
export type Property = CallAnswer<'listProperties'>[number];

/** The airports that have transfers on the web. */
export function useAirports() {
  return useQuery({
    queryKey: ['airports'],
    queryFn: async ({ signal }) => {
      const airports = await callApi('listAirports', { query: {} }, { signal });
      return airports.filter((airport) => airport.web_transfers);
    },
  });
}

/** The resorts of the group. */
export function useProperties() {
  return useQuery({
    queryKey: ['properties'],
    queryFn: ({ signal }) => callApi('listProperties', { query: { allBrands: '1' } }, { signal }),
  });
}

/** An example of a booking number at this resort, or at another one of the group. */
export const folioExampleOf = (all: readonly Property[] | undefined, code: string): string | undefined =>
  (all?.find((one) => one.code === code) ?? all?.[0])?.folioExample;

/** Name and city of an airport in a language. */
export function airportWords(airport: Airport, language: Language): { name: string; city: string } {
  const words = airport.language.find((entry) => entry.language_id === language) ?? airport.language[0];
  return { name: words?.airport_name ?? airport.iata_code, city: words?.city ?? airport.iata_code };
}

/** The resorts that an airport serves. */
export function propertiesOfAirport(properties: readonly Property[], airportId: number): Property[] {
  return properties.filter((property) => property.airports.some((served) => served.airport_id === airportId));
}
