import type { AllBody } from '@traslado/contract/schemas/all-catalogues';
import type { Confirmed } from '@traslado/contract/schemas/unusual-prices';
import { FILED_CATALOGUES, permissionOf } from '@traslado/domain/catalogues/catalogues';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { inOrderOfNeed, namesItself } from '@traslado/domain/catalogues/order-of-need';
import type { Db, Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { listAllRows } from '../../store/catalogue/repository.ts';
import { type AllDone, applyParts } from './apply-parts.ts';
import { applySteps } from './apply-steps.ts';
import { planImport } from './plan-import.ts';
import { actionOf, type Step } from './present-steps.ts';
import { type FileRow, MOST_ROWS } from './read-csv.ts';
import { readFileCodes } from './read-file-codes.ts';
import { reserveNumbers } from './reserve-numbers.ts';
import type { Writer } from './write-rows.ts';

/** The catalogues of a file in the order in which they need each other. Codes: `file.…`, `field.invalid` */
function readAll({ catalogues }: AllBody): { definition: Definition; rows: FileRow[] }[] {
  const total = catalogues.reduce((sum, { rows }) => sum + rows.length, 0);
  if (total > MOST_ROWS) throw new Refused('file.too_many', { field: 'body', params: { max: MOST_ROWS } });
  const files = new Map(
    catalogues.map(({ catalogue, rows }, index) => {
      const definition = FILED_CATALOGUES.find(({ name }) => name === catalogue);
      if (!definition) throw new Refused('field.invalid', { field: `catalogues.${index}.catalogue` });
      return [definition, rows.map((values, row) => ({ line: row + 1, values, wrong: null }))] as const;
    }),
  );
  if (files.size < catalogues.length) throw new Refused('field.invalid', { field: 'catalogues' });
  return inOrderOfNeed([...files.keys()]).map((definition) => ({
    definition,
    rows: files.get(definition) ?? [],
  }));
}

const forbidden = (step: Step): Step => ({ ...step, refusal: new Refused('auth.forbidden') });

const unseen = ({ line }: FileRow): Step =>
  forbidden({ line, id: null, title: '', before: null, after: null, refusal: null });

const isWaiting = ({ refusal }: Step): boolean => refusal?.code === 'file.reference_unknown';

type Work = {
  readonly writer: Writer;
  readonly partOf: number;
  readonly isNumbered: boolean;
};

/** Steps with the numbers of their new rows. */
async function withNumbers(tx: Tx, definition: Definition, steps: readonly Step[]): Promise<Step[]> {
  const isNew = (step: Step) => actionOf(definition, step) === 'add';
  const numbers = await reserveNumbers(tx, definition, steps.filter(isNew).length);
  let next = 0;
  return steps.map((step) => (isNew(step) ? { ...step, id: numbers[next++] ?? null } : step));
}

/** Writes the possible steps of one catalogue. A row that references another of the same file waits until that one is there. */
async function writePart(
  tx: Tx,
  definition: Definition,
  rows: readonly FileRow[],
  { writer, partOf, isNumbered }: Work,
): Promise<{ steps: Step[]; isWritten: boolean }> {
  const { staff } = writer;
  const may = (what: 'see' | 'change') => staff.permissions.includes(permissionOf(definition, what));
  if (!may('see') && !may('change')) return { steps: rows.map(unseen), isWritten: false };
  const { scope } = staff;
  const there = await listAllRows(tx, definition, { isForChange: true, scope });
  const codes = await readFileCodes(tx, definition, scope);
  const plan = planImport(definition, rows, { there, codes });
  const touches = (step: Step) => ['add', 'change'].includes(actionOf(definition, step));
  const allowed = may('change') ? plan : plan.map((step) => (touches(step) ? forbidden(step) : step));
  const batch = { kind: 'import', partOf, whenRefused: 'skip', writer } as const;
  const todo = isNumbered ? await withNumbers(tx, definition, allowed) : allowed;
  const done = await applySteps(tx, definition, todo, batch);
  const waiting = done.steps.filter(isWaiting);
  if (!namesItself(definition) || waiting.length === 0 || waiting.length === rows.length)
    return { steps: [...done.steps], isWritten: done.batch !== null };
  const lines = new Set(waiting.map(({ line }) => line));
  const left = rows.filter(({ line }) => lines.has(line));
  const then = await writePart(tx, definition, left, { writer, partOf, isNumbered });
  return {
    steps: [...done.steps.filter((step) => !isWaiting(step)), ...then.steps],
    isWritten: done.batch !== null || then.isWritten,
  };
}

type Import = {
  readonly body: AllBody;
  readonly apply: boolean;
  /** A preview whose new rows have numbers, so that they can be kept with the rows that reference them. */
  readonly isNumbered?: boolean;
  readonly now: number;
  readonly confirmed: Confirmed;
};

/**
 * Adds and changes rows of many catalogues by one file, in one transaction, all of it or nothing. Without `apply` all of it is done and
 * rolled back, because rows of one catalogue reference rows that another one brings.
 */
export async function importAll(
  db: Db,
  staff: StaffCaller,
  { body, apply, isNumbered = false, now, confirmed }: Import,
): Promise<AllDone> {
  const files = readAll(body);
  return applyParts(
    db,
    files.map(({ definition }) => definition),
    { kind: 'import', undoneId: null, staff, now, confirmed },
    async (tx, { partOf, inPart, writer }) => {
      const work = { writer, partOf, isNumbered };
      let isWritten = false;
      let isRefused = false;
      for (const { definition, rows } of files) {
        const part = await inPart(definition, () => writePart(tx, definition, rows, work));
        isWritten ||= part.isWritten;
        isRefused ||= part.steps.some(({ refusal }) => refusal !== null);
      }
      return apply && isWritten && !isRefused;
    },
    apply ? 'direct' : 'look',
  );
}
