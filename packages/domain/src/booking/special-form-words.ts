import type { Language } from '../language.ts';
import { SPECIAL_KINDS, type SpecialKind } from './special-items.ts';
import { specialWords } from './special-words.ts';

/** Labels of the counters by their fields: `special.golf_bag` is "Golf bags". */
export const specialLabels = (language: Language): Record<string, string> =>
  Object.fromEntries(
    SPECIAL_KINDS.map((kind) => {
      const [, many] = specialWords[language].kinds[kind];
      return [`special.${kind}`, many.charAt(0).toUpperCase() + many.slice(1)];
    }),
  );

/** Hints beside the counters of some kinds. */
export const specialHints: Readonly<Record<Language, Readonly<Partial<Record<SpecialKind, string>>>>> = {
  en: {
    wheelchair_folding: 'Fold into the trunk',
    wheelchair_seated: 'The guest stays seated in it',
    infant_seat: 'Faces back; one of your baby seats',
    toddler_seat: 'Faces forward; one of your baby seats',
    booster_seat: 'For children 4 and over',
  },
  es: {
    wheelchair_folding: 'Caben plegadas en la cajuela',
    wheelchair_seated: 'La persona viaja sentada en ella',
    infant_seat: 'De espaldas; es una de tus sillas para bebé',
    toddler_seat: 'De frente; es una de tus sillas para bebé',
    booster_seat: 'Para niños de 4 años o más',
  },
};
