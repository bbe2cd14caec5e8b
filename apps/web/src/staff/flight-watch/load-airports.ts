import { knownAirports } from '@traslado/domain/places/known-airports';

/** The airports that the product knows: thousands of rows, loaded for the form that proposes them. */
export const loadAirports = knownAirports;
