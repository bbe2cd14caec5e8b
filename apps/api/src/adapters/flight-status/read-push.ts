import { z } from 'zod';
import { readRecords, text } from './read-records.ts';

/** Messages that feeds send of their own accord. They are not signed: nothing of them counts but the flights that they name. */

const named = z.object({ ident_iata: text, ident: text, fa_flight_id: text });

/** FlightAware's alert, `flight`. Its own id of a flight begins with the number. */
export function readAeroPush(message: unknown): readonly string[] {
  return readRecords([message], z.object({ flight: named })).flatMap(({ flight }) => {
    const name = flight.ident_iata ?? flight.ident ?? flight.fa_flight_id?.split('-')[0];
    return name ? [name] : [];
  });
}

/** AeroDataBox's notification, `flights`. */
export function readAeroDataBoxPush(message: unknown): readonly string[] {
  const [{ flights } = { flights: [] }] = readRecords([message], z.object({ flights: z.array(z.unknown()) }));
  return readRecords(flights, z.object({ number: text })).flatMap(({ number }) => (number ? [number] : []));
}
