import type { ImportBody } from '@traslado/contract/schemas/catalogue-batches';
import type { Confirmed } from '@traslado/contract/schemas/unusual-prices';
import type { Definition } from '@traslado/domain/catalogues/definition';
import type { Answers } from '@traslado/domain/files/ways';
import type { Db, Handle } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { listAllRows } from '../../store/catalogue/repository.ts';
import { applySteps, type Done, foreseeSteps, inOneStroke, type WhenRefused } from './apply-steps.ts';
import { foreseePrices } from './foresee-prices.ts';
import { keepChange } from './keep-change.ts';
import { planImport } from './plan-import.ts';
import { MOST_ROWS, type ReadFile, readCsv } from './read-csv.ts';
import { readFileCodes } from './read-file-codes.ts';

/** The rows of a file of either form. Codes: `file.…` */
function readFile(definition: Definition, body: string | ImportBody, answers: Answers): ReadFile {
  const file =
    typeof body === 'string'
      ? readCsv(definition, body, answers)
      : { rows: body.rows.map((values, index) => ({ line: index + 1, values, wrong: null })), questions: [] };
  if (typeof body !== 'string' && body.catalogue !== definition.name)
    throw new Refused('file.other_catalogue', { field: 'catalogue', params: { name: definition.name } });
  if (file.rows.length === 0 && file.questions.length === 0)
    throw new Refused('file.empty', { field: 'body' });
  if (file.rows.length > MOST_ROWS)
    throw new Refused('file.too_many', { field: 'body', params: { max: MOST_ROWS } });
  return file;
}

type Import = {
  readonly body: string | ImportBody;
  readonly answers: Answers;
  readonly apply: boolean;
  readonly whenRefused: WhenRefused;
  readonly now: number;
  readonly confirmed: Confirmed;
};

/** Adds and changes rows by a file, all in one transaction; without `apply`, or with a question open, it is a preview. */
export async function importRows(
  db: Db,
  definition: Definition,
  staff: StaffCaller,
  { body, answers, apply, whenRefused, now, confirmed }: Import,
): Promise<Done> {
  const { rows, questions } = readFile(definition, body, answers);
  const without = new Set((answers.without ?? '').split(',').map(Number));
  const { scope } = staff;
  const plan = async (handle: Handle, isForChange: boolean) => {
    const there = await listAllRows(handle, definition, { isForChange, scope });
    const codes = await readFileCodes(handle, definition, scope);
    return planImport(definition, rows, {
      there,
      codes,
      without,
      leavesExisting: answers.existing === 'leave',
    });
  };
  if (!apply || questions.length > 0) {
    const steps = await foreseeSteps(db, definition, scope, await plan(db, false));
    const prices = await foreseePrices(db, definition, steps, { staff, now, whenRefused });
    return { batch: null, steps, prices, questions };
  }
  return inOneStroke(() =>
    keepChange(db, [definition], { staff, now, confirmed }, async (tx, writer) => {
      const batch = { kind: 'import', whenRefused, writer } as const;
      return applySteps(tx, definition, await plan(tx, true), batch);
    }),
  );
}
