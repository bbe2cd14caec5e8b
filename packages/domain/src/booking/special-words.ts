import type { Language } from '../language.ts';
import {
  type AnsweredItems,
  readSpecialItems,
  type SpecialAnswer,
  type SpecialItem,
  type SpecialKind,
} from './special-items.ts';

/** Words of special items, the same on every screen, letter and list. They stand here because both sides use them. */
type SpecialWords = {
  /** Of a service sheet, a page, a mail: the one sentence about them. */
  readonly invitation: string;
  readonly title: string;
  readonly kinds: Readonly<Record<SpecialKind, readonly [one: string, many: string]>>;
  readonly answers: Readonly<Record<'guest' | 'staff', Readonly<Record<SpecialAnswer, string>>>>;
  readonly legs: Readonly<Record<'arrival' | 'departure', string>>;
};

const en: SpecialWords = {
  invitation:
    'Surfboards, golf bags, bicycles, strollers, wheelchairs, child seats: add them to your ride. We confirm them or call you.',
  title: 'Special items',
  kinds: {
    surfboard: ['surfboard', 'surfboards'],
    golf_bag: ['golf bag', 'golf bags'],
    bicycle: ['bicycle', 'bicycles'],
    stroller: ['stroller', 'strollers'],
    wheelchair_folding: ['folding wheelchair', 'folding wheelchairs'],
    wheelchair_seated: ['wheelchair to ride in', 'wheelchairs to ride in'],
    infant_seat: ['infant seat', 'infant seats'],
    toddler_seat: ['toddler seat', 'toddler seats'],
    booster_seat: ['booster', 'boosters'],
  },
  answers: {
    guest: { confirmed: 'Confirmed.', call: 'We will call you.' },
    staff: { confirmed: 'Confirmed.', call: 'Call the guest.' },
  },
  legs: { arrival: 'Arrival', departure: 'Departure' },
};

const es: SpecialWords = {
  invitation:
    'Tablas de surf, bolsas de golf, bicicletas, carriolas, sillas de ruedas, sillas infantiles: agrégalas a tu traslado. Te las confirmamos o te llamamos.',
  title: 'Artículos especiales',
  kinds: {
    surfboard: ['tabla de surf', 'tablas de surf'],
    golf_bag: ['bolsa de golf', 'bolsas de golf'],
    bicycle: ['bicicleta', 'bicicletas'],
    stroller: ['carriola', 'carriolas'],
    wheelchair_folding: ['silla de ruedas plegable', 'sillas de ruedas plegables'],
    wheelchair_seated: ['silla de ruedas para viajar en ella', 'sillas de ruedas para viajar en ellas'],
    infant_seat: ['portabebé', 'portabebés'],
    toddler_seat: ['silla infantil', 'sillas infantiles'],
    booster_seat: ['asiento elevador', 'asientos elevadores'],
  },
  answers: {
    guest: { confirmed: 'Confirmado.', call: 'Te llamaremos.' },
    staff: { confirmed: 'Confirmado.', call: 'Llama al huésped.' },
  },
  legs: { arrival: 'Llegada', departure: 'Salida' },
};

export const specialWords: Readonly<Record<Language, SpecialWords>> = { en, es };

/** "2 surfboards, 1 golf bag"; empty for none. */
export const listSpecialItems = (items: readonly SpecialItem[], language: Language): string =>
  items
    .map(({ kind, count }) => `${count} ${specialWords[language].kinds[kind][count === 1 ? 0 : 1]}`)
    .join(', ');

/** "2 surfboards, 1 golf bag. We will call you."; empty for none. */
export const saySpecialItems = (
  { items, answer }: AnsweredItems,
  language: Language,
  reader: 'guest' | 'staff' = 'guest',
): string =>
  items.length === 0
    ? ''
    : `${listSpecialItems(items, language)}. ${answer ? specialWords[language].answers[reader][answer] : ''}`.trim();

/** A mark in the same words. */
export const saySpecialMark = (
  mark: string,
  language: Language,
  reader: 'guest' | 'staff' = 'guest',
): string => saySpecialItems(readSpecialItems(mark), language, reader);

/** The items of the rides in front of the guest's own request, for a seller whose only field is that: once where the rides have the same. */
export function requestWithItems(
  request: string,
  rides: readonly (AnsweredItems & { readonly direction: 'arrival' | 'departure' })[],
  language: Language,
): string {
  const said = rides.map((ride) => ({
    leg: specialWords[language].legs[ride.direction],
    text: saySpecialItems(ride, language),
  }));
  const isSame = said.every(({ text }) => text === said[0]?.text);
  const lines = isSame
    ? [said[0]?.text ?? '']
    : said.map(({ leg, text }) => (text === '' ? '' : `${leg}: ${text}`));
  return [...lines, request].filter((line) => line !== '').join('\n');
}
