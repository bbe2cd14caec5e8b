import { knownAirport } from '../places/known-airports.ts';
import type { Definition, Facts } from './definition.ts';

/** The `known` fields of a catalogue's row by its key, as the product ships them; nothing for an unknown key. */
export function knownValues(catalogue: string, key: string): Readonly<Record<string, string>> {
  const airport = catalogue === 'airports' ? knownAirport(key.trim().toUpperCase()) : null;
  if (!airport) return {};
  const { icaoCode, name, city, timeZone } = airport;
  return { oaci_code: icaoCode, name_en: name.en, name_es: name.es, city, time_zone: timeZone };
}

/** A new row whose empty `known` fields are filled in. */
export function knownFacts({ name, key: [keyField] }: Definition, facts: Facts): Facts {
  const known = Object.entries(knownValues(name, String(facts[keyField] ?? '')));
  return { ...facts, ...Object.fromEntries(known.filter(([field]) => (facts[field] ?? '') === '')) };
}
