import type { Definition } from './definition.ts';
import { fieldsOf } from './facts.ts';

/** Catalogues so that each stands after those whose rows its own rows name; two that name each other keep their order. */
export function inOrderOfNeed(definitions: readonly Definition[]): Definition[] {
  const ordered: Definition[] = [];
  const begun = new Set<Definition>();
  const add = (definition: Definition): void => {
    if (begun.has(definition)) return;
    begun.add(definition);
    for (const [, field] of fieldsOf(definition)) {
      const named = definitions.find(({ table }) => field.kind === 'reference' && table === field.to);
      if (named) add(named);
    }
    ordered.push(definition);
  };
  definitions.forEach(add);
  return ordered;
}

/** True for a catalogue whose rows name other rows of it. */
export const namesItself = (definition: Definition): boolean =>
  fieldsOf(definition).some(([, field]) => field.kind === 'reference' && field.to === definition.table);
