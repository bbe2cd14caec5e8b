import type { Definition, Facts, FieldOf, ReferenceTo, Value } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { addDays } from '@traslado/domain/time/civil';
import { dialingCodes } from '../db/migrations/baseline/countries.ts';
import { demoAirlines } from '../demo/flights.ts';
import { demoAirportProperties } from '../demo/places.ts';

/** Rows of any catalogue for tests: the example, each time with another name and another key. */

const inLetters = (length: number, index: number): string =>
  index
    .toString(26)
    .padStart(length, '0')
    .replace(/./g, (digit) => String.fromCharCode(65 + Number.parseInt(digit, 26)));

/** Two letters that are no country's. */
const noCountries = Array.from({ length: 26 ** 2 }, (_, index) => inLetters(2, index)).filter(
  (letters) => !dialingCodes.some(([code]) => code === letters),
);

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Two signs without a flight of the demo. */
const freeDesignators = [
  ...alphabet.flatMap((letter) => [...'0123456789'].flatMap((digit) => [letter + digit, digit + letter])),
  ...alphabet.flatMap((first) => alphabet.map((second) => first + second)),
].filter((code) => !demoAirlines.some(({ iata_code }) => iata_code === code));

/** Letters without an airport or a currency of the demo. */
const firsts = [...'QXWJHOKYV'];

/** So many capital letters: `QAA`, `QAB`. No country, currency or airport of the demo has them. */
const letters = (length: number, index: number): string =>
  `${firsts[Math.floor(index / 26 ** (length - 1)) % firsts.length]}${inLetters(length - 1, index % 26 ** (length - 1))}`;

/** Makes texts of a list that is short: each is taken once before one comes again. */
type Supply = { readonly of: readonly string[]; taken: number };
const designators: Supply = { of: freeDesignators, taken: 0 };
const pairs: Supply = { of: noCountries, taken: 0 };

/**
 * The first of some texts that a field takes. Only a taken text is used up: a text of another length leaves the short lists as they are.
 */
function freshText({ form, max }: Pick<FieldOf<'text'>, 'form' | 'max'>, index: number): string {
  const makers = [
    () => `Of the test ${index}`,
    () => `code-${index}`,
    designators,
    pairs,
    ...[3, 4].map((length) => () => letters(length, index)),
    () => `t${index}@test.example`,
    () => `https://test.example/${index}`,
    // No flight of the demo has so high a number.
    () => String(9_000 + (index % 1_000)),
  ];
  for (const maker of makers) {
    const made = typeof maker === 'function' ? maker() : (maker.of[maker.taken % maker.of.length] ?? '');
    const text = form?.tidy(made) ?? made;
    if (text.length > max || !(form?.isRight(text) ?? true)) continue;
    if (typeof maker !== 'function') maker.taken += 1;
    return text;
  }
  throw new Error(`no fresh text like ${form?.example ?? 'any'}`);
}

/** Number of the demo's rows in a table, numbered from 1. */
const NUMBERED: Partial<Record<ReferenceTo, number>> = { airport: 9, property: 17 };

/** The fields that differ in every row: its title, and the fields that are unique. */
export function ownFieldsOf({ fields, title, key }: Definition): string[] {
  const once = Object.entries(fields).filter(
    ([name, field]) => field.kind === 'text' && (field.isUnique || name === title),
  );
  const names = once.map(([name]) => name);
  // A key of which none of them is a part has to be another one, too.
  return key.some((name) => names.includes(name)) ? names : [...new Set([...names, ...key])];
}

/** True if another field references a row that has to be of the same one. */
export const isShared = ({ fields }: Definition, name: string): boolean =>
  Object.values(fields).some((field) => field.kind === 'reference' && field.sharing === name);

/** The values of a key, another one for each index: the last field of the key changes the fastest. */
function freshKey(definition: Definition, names: readonly string[], index: number): Record<string, Value> {
  const values: Record<string, Value> = {};
  let rest = index;
  for (const name of [...names].reverse()) {
    const field = definition.fields[name];
    const value = definition.example[name] ?? null;
    const count = field?.kind === 'reference' && !isShared(definition, name) && NUMBERED[field.to];
    if (count) {
      // From the last one down: the first ones are those that the demo uses most.
      values[name] = count - (rest % count);
      rest = Math.floor(rest / count);
    } else if (field?.kind === 'whole') {
      const range = field.max - field.min + 1;
      values[name] = field.min + ((Number(value) + rest) % range);
      rest = Math.floor(rest / range);
    } else if (field?.kind === 'date') values[name] = addDays(String(value), index);
    else values[name] = value;
  }
  return values;
}

/** Rows made of each catalogue. */
const made = new Map<string, number>();

/** Keys without a text that the demo has already. */
const takenKeys: Readonly<Record<string, readonly Facts[]>> = {
  'airport-properties': demoAirportProperties.map(({ airport_id, property_id }) => ({
    airport_id,
    property_id,
  })),
};

const isTaken = ({ name, key }: Definition, values: Facts): boolean =>
  (takenKeys[name] ?? []).some((taken) => key.every((field) => taken[field] === values[field]));

/** The example of a catalogue as a new row. */
export function freshFacts(definition: Definition): Facts {
  const index = (made.get(definition.name) ?? 0) + 1;
  made.set(definition.name, index);
  const names = ownFieldsOf(definition);
  const fresh = fieldsOf(definition).flatMap(([name, field]) =>
    field.kind === 'text' && names.includes(name) ? [[name, freshText(field, index)] as const] : [],
  );
  const key = freshKey(
    definition,
    names.filter((name) => definition.fields[name]?.kind !== 'text'),
    index,
  );
  if (isTaken(definition, key)) return freshFacts(definition);
  return { ...definition.example, ...key, ...Object.fromEntries(fresh) };
}
