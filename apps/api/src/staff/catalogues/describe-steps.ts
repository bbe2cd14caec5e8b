import type { Labels } from '@traslado/contract/schemas/catalogue';
import type { Scope } from '@traslado/domain/access/scope';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import type { Language } from '@traslado/domain/language';
import type { Handle } from '../../db/client.ts';
import { listLabels } from '../../store/catalogue/reference-repository.ts';
import { presentSteps, type Step } from './present-steps.ts';

/** The language and the scope of an answer's reader. */
export type Reader = { readonly language: Language; readonly scope: Scope };

/** The titles of the rows that these reference, by field and number; for rows that do not exist yet, the given ones. */
export async function readLabels(
  handle: Handle,
  definition: Definition,
  facts: readonly Facts[],
  { language, scope, named }: Reader & { readonly named: Labels },
): Promise<Labels> {
  const there = await listLabels(handle, definition, facts, { language, scope });
  const fields = new Set([...Object.keys(there), ...Object.keys(named)]);
  return Object.fromEntries([...fields].map((field) => [field, { ...named[field], ...there[field] }]));
}

/**
 * The outcome for each row, and the titles of the rows that these reference.
 * @param named titles of rows that do not exist yet, by field and number
 */
export async function describeSteps(
  handle: Handle,
  definition: Definition,
  steps: readonly Step[],
  { batch, language, scope, named = {} }: Reader & { readonly batch: number | null; readonly named?: Labels },
) {
  const states = steps.flatMap(({ before, after }) => [before?.facts ?? null, after]);
  const facts = states.filter((state) => state !== null);
  const labels = await readLabels(handle, definition, facts, { language, scope, named });
  return { ...presentSteps(definition, steps, { batch, language, labels }), labels };
}
