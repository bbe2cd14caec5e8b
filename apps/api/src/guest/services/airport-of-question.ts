import { DEFAULT_AIRPORT_ID } from '@traslado/domain/constants';
import type { Property } from '../../inventory/records.ts';

/** The airport that a question is about: the one it names, else the default one, or the hotel's first where that one does not serve it. */
export function airportOfQuestion(named: number | undefined, property: Property): number | undefined {
  const served = property.airports.map(({ airportId }) => airportId);
  return named ?? (served.includes(DEFAULT_AIRPORT_ID) ? DEFAULT_AIRPORT_ID : served[0]);
}
