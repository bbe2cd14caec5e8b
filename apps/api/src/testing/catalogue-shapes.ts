import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import type { Definition } from '@traslado/domain/catalogues/definition';

/** Catalogues that together have every kind of field and every way to belong to a property, the most varied first. */
export function oneOfEachShape(): readonly string[] {
  const shapes = ALL_CATALOGUES.map(({ name, fields, belongs, sealedBy }: Definition) => {
    const kinds: readonly string[] = Object.values(fields).map(({ kind }) => kind);
    const way = belongs === 'itself' ? belongs : Object.keys(belongs ?? {});
    return { name, traits: new Set([...kinds, `belongs: ${way}`, `is sealed: ${sealedBy !== undefined}`]) };
  });
  const seen = new Set<string>();
  return shapes
    .sort((a, b) => b.traits.size - a.traits.size)
    .filter(({ traits }) => {
      const before = seen.size;
      for (const trait of traits) seen.add(trait);
      return seen.size > before;
    })
    .map(({ name }) => name);
}
