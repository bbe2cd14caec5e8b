import { isDeepStrictEqual } from 'node:util';
import type { Labels } from '@traslado/contract/schemas/catalogue';
import type { BatchAction, BatchAnswer, BatchRow } from '@traslado/contract/schemas/catalogue-batches';
import {
  type Definition,
  type Facts,
  LABEL_SEPARATOR,
  titleOf,
} from '@traslado/domain/catalogues/definition';
import { ownersOf } from '@traslado/domain/catalogues/events-soon';
import { fieldsOf, wireOf } from '@traslado/domain/catalogues/facts';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import type { Language } from '@traslado/domain/language';
import { problemOfRefusal } from '../../http/problems.ts';
import type { Refused } from '../../refused.ts';
import type { RowRecord } from '../../store/catalogue/record.ts';

/** The planned change of one row in a batch. */
export type Step = {
  /** Line of the file; null without a file. */
  readonly line: number | null;
  /** Number of an existing or former row. */
  readonly id: number | null;
  readonly title: string;
  readonly before: RowRecord | null;
  /** Null for a deleted row. */
  readonly after: Facts | null;
  readonly refusal: Refused | null;
};

export function actionOf(definition: Definition, { before, after, refusal }: Step): BatchAction {
  if (refusal) return refusal.code === `${definition.one}.stale` ? 'stale' : 'refuse';
  if (!before) return after ? 'add' : 'leave';
  if (!after) return 'remove';
  return isDeepStrictEqual(before.facts, after) ? 'leave' : 'change';
}

type Reader = { readonly language: Language; readonly labels: Labels };

/** The title of a row, then the choices and the titles of the rows in its key: many rows may have the same title. */
function nameOf(definition: Definition, facts: Facts, { language, labels }: Reader): string {
  const { choices } = wordsOf(definition)[language];
  const chosen = definition.key.flatMap((name) => choices[name]?.[String(facts[name])] ?? []);
  return [titleOf(definition, facts, language, labels), ...chosen, ownersOf(definition, facts, labels)]
    .filter(Boolean)
    .join(LABEL_SEPARATOR);
}

/** The key of a row in words, and its title. */
function foundOf(definition: Definition, facts: Facts, reader: Reader): NonNullable<BatchRow['found']> {
  const { choices } = wordsOf(definition)[reader.language];
  const said = definition.key.flatMap((name) => {
    const value = String(facts[name] ?? '');
    return value === '' ? [] : [reader.labels[name]?.[value] ?? choices[name]?.[value] ?? value];
  });
  return { key: said.join(LABEL_SEPARATOR), title: nameOf(definition, facts, reader) };
}

function presentStep(definition: Definition, step: Step, { language, labels }: Reader): BatchRow {
  const { line, id, before, after, refusal } = step;
  const said = after ?? before?.facts;
  const title = said ? nameOf(definition, said, { language, labels }) : step.title;
  const action = actionOf(definition, step);
  const [old, now] = [before && wireOf(definition, before.facts), after && wireOf(definition, after)];
  const isShown = action === 'add' || action === 'change' || action === 'remove';
  const differ = ([name]: readonly [string, unknown]) => !isDeepStrictEqual(old?.[name], now?.[name]);
  const changes = fieldsOf(definition)
    .filter((field) => isShown && differ(field))
    .map(([name]) => ({ field: name, old: old?.[name] ?? null, now: now?.[name] ?? null }));
  const issue = refusal && (refusal.issues[0] ?? refusal);
  const told = refusal && problemOfRefusal(refusal, language, '');
  const isFound = line !== null && action === 'change' && !definition.key.includes(definition.title);
  return {
    line,
    id: before?.id ?? id,
    version: before?.version ?? null,
    title,
    action,
    ...(isFound && before && { found: foundOf(definition, before.facts, { language, labels }) }),
    changes,
    code: issue?.code ?? null,
    field: issue?.field ?? null,
    message: told && (told.errors?.[0]?.detail ?? told.detail),
  };
}

/** Every row with its planned change, and their counts. */
export function presentSteps(
  definition: Definition,
  steps: readonly Step[],
  { batch, ...reader }: { batch: number | null } & Reader,
): Omit<BatchAnswer, 'labels'> {
  const rows = steps.map((step) => presentStep(definition, step, reader));
  const count = (action: BatchAction) => rows.filter((row) => row.action === action).length;
  return {
    batch,
    applied: batch !== null,
    counts: {
      add: count('add'),
      change: count('change'),
      remove: count('remove'),
      leave: count('leave'),
      stale: count('stale'),
      refuse: count('refuse'),
    },
    rows,
  };
}
