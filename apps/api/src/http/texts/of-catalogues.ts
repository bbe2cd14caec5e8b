import { ALL_CATALOGUES, type CatalogueName, type Catalogues } from '@traslado/domain/catalogues/catalogues';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';

const sentences = {
  en: {
    not_found: 'We can’t find this row. Someone may have deleted it.',
    stale: 'A colleague changed this row. Please review it and try again.',
    word_differs: 'This isn’t the name of the row. Nothing was deleted.',
    name_taken: 'This name is already in use.',
    in_use: 'This row is in use and can’t be deleted: {names}.',
  },
  es: {
    not_found: 'No encontramos esta fila. Quizá alguien la eliminó.',
    stale: 'Un colega cambió esta fila. Revísala e inténtalo de nuevo.',
    word_differs: 'Este no es el nombre de la fila. No se eliminó nada.',
    name_taken: 'Este nombre ya existe.',
    in_use: 'Esta fila está en uso y no se puede eliminar: {names}.',
  },
} as const;

type Ending = keyof (typeof sentences)['en'];

/**
 * Sentences for the refusals of every catalogue's calls, `rate.stale`: the same for all that have none of their own; and for codes of their
 * own.
 */
export function textsOfCatalogues(
  language: keyof typeof sentences,
): Readonly<
  Record<`${Catalogues[CatalogueName]['one']}.${Ending}` | Catalogues[CatalogueName]['codes'][number], string>
>;
export function textsOfCatalogues(language: keyof typeof sentences): Readonly<Record<string, string>> {
  const texts = ALL_CATALOGUES.flatMap((definition) => {
    const { issues, taken } = wordsOf(definition)[language];
    const own = { ...sentences[language], ...(taken !== undefined && { name_taken: taken }) };
    const shared = Object.entries(own).map(
      ([ending, text]) => [`${definition.one}.${ending}`, text] as const,
    );
    return [...shared, ...Object.entries(issues)];
  });
  return Object.fromEntries(texts);
}
