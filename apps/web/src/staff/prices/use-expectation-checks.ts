import { useQuery } from '@tanstack/react-query';
import { priceExpectations } from '@traslado/domain/catalogues/price-expectations';
import { callApi } from '../../data/client.ts';
import { keyOf } from '../catalogues/key-of.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

/** State of each expected price. Asked again whenever an expectation is written, as their list is. */
export function useExpectationChecks() {
  return useQuery({
    queryKey: [...keyOf(priceExpectations), 'list', 'checks'],
    queryFn: ({ signal }) => whileSignedIn(() => callApi('checkPriceExpectations', {}, { signal })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
