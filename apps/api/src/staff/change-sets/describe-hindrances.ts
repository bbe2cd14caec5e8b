import type { HinderedRows } from '@traslado/contract/schemas/change-sets';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import type { Handle } from '../../db/client.ts';
import { Refused } from '../../refused.ts';
import { describeSteps, type Reader } from '../catalogues/describe-steps.ts';
import type { Hindrance } from './publish-set.ts';

/** Most rows that are named; the page of the set shows the rest. */
const mostNamed = 20;

/** The number of rows that hinder a set, and the first of them, each with its reason. */
export async function tellHindrances(
  handle: Handle,
  hindrances: readonly Hindrance[],
  reader: Reader,
): Promise<HinderedRows> {
  const named: HinderedRows['rows'] = [];
  for (const { definition, steps } of hindrances) {
    const left = steps.slice(0, mostNamed - named.length);
    const { rows } = await describeSteps(handle, definition, left, { ...reader, batch: null });
    for (const { id, title, code, field, message } of rows)
      named.push({ catalogue: definition.name, id, title, code, field, message });
  }
  return { total: hindrances.reduce((sum, { steps }) => sum + steps.length, 0), rows: named };
}

/** The refusal of a set's publishing, with the rows that hindered it. Codes: `change_set.row_stale`, `change_set.rows_refused`. */
export async function describeHindrances(
  handle: Handle,
  hindrances: readonly Hindrance[],
  reader: Reader,
): Promise<Refused> {
  const all = hindrances.flatMap(({ steps }) => steps);
  const isStale = all.some(({ refusal }) => refusal?.code === 'change_set.row_stale');
  const code = isStale ? 'change_set.row_stale' : 'change_set.rows_refused';
  return new Refused(code, { expected: await tellHindrances(handle, hindrances, reader) });
}

/** The same in a line for the list of waiting matters. */
export function lineOfHindrances(hindrances: readonly Hindrance[]): string {
  const [first] = hindrances;
  const [step] = first?.steps ?? [];
  if (!first || !step) return '';
  const total = hindrances.reduce((sum, { steps }) => sum + steps.length, 0);
  const more = total > 1 ? `, and ${total - 1} more` : '';
  return `${wordsOf(first.definition).en.title}: ${step.title} (${step.refusal?.code ?? ''})${more}`;
}
