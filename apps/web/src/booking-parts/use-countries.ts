import { useQuery } from '@tanstack/react-query';
import { formRoutes } from '@traslado/contract/routes-of-forms';
import type { CallAnswer } from '@traslado/contract/schemas';
import { callApi, knowRoutes } from '../data/client.ts';

knowRoutes(formRoutes);

type Country = CallAnswer<'listCountriesOfPhones'>[number];

/** The countries that a phone number can have; undefined until they are known. */
export function useCountries(): readonly Country[] | undefined {
  const { data } = useQuery({
    queryKey: ['countries'],
    queryFn: ({ signal }) => callApi('listCountriesOfPhones', {}, { signal }),
  });
  return data;
}
