import { useQuery } from '@tanstack/react-query';
import type { Facts } from '@traslado/domain/catalogues/definition';
import { services } from '@traslado/domain/catalogues/services';
import { askCatalogue, isRow, named } from '../catalogues/ask-catalogue.ts';
import { keyOf } from '../catalogues/key-of.ts';

/**
 * Prices of a rate that do not apply: of an adult and a child in a private ride, of the vehicle in a shared one; none with an amount. Until the service
 * is known the rate's own amounts tell, and none without any.
 */
export function useForeignPrices({ service_id: id, ...facts }: Facts): readonly string[] {
  const { data } = useQuery({
    queryKey: [...keyOf(services), 'privacy', id],
    queryFn: () => askCatalogue(services, 'get', { params: { id: String(id) } }),
    enabled: Boolean(id),
    retry: false,
  });
  const service = data && named(data, services.one);
  if (!isRow(service) && !facts.price && !facts.adult_price) return NONE;
  const isPrivate = isRow(service) ? service.private === true : Boolean(facts.price);
  return (isPrivate ? OF_SHARED : OF_PRIVATE).filter((name) => !facts[name]);
}

const NONE: readonly string[] = [];
const OF_SHARED: readonly string[] = ['adult_price', 'minor_price'];
const OF_PRIVATE: readonly string[] = ['price'];
