import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { LABEL_SEPARATOR } from '@traslado/domain/catalogues/definition';
import type { Language } from '@traslado/domain/language';
import { folioKey } from '@traslado/domain/stay/folio';
import { MOST_STAYS, stayFile } from '@traslado/domain/stay/stay-file';
import type { Handle } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { inSets } from '../../in-pieces.ts';
import { Refused } from '../../refused.ts';
import { listStaysByKey } from '../../store/stay/added-stay-repository.ts';
import { presentSteps } from '../catalogues/present-steps.ts';
import { type FileRow, readCsv } from '../catalogues/read-csv.ts';
import { type AddedStayDependencies, refuseElsewhere } from './add-stay.ts';
import { planStays, propertiesOf, type StayStep } from './plan-stays.ts';
import { writeStays } from './write-stays.ts';

type Import = Pick<CallRequest<'importStays'>, 'body' | 'query'> & {
  readonly language: Language;
  readonly now: number;
};

/** A row of a program. Codes of the row: `field.unknown`, `field.invalid`. */
function readRow(values: Readonly<Record<string, unknown>>, index: number): FileRow {
  const wrong = Object.entries(values).flatMap(([name, value]) => {
    const field = stayFile.fields[name as keyof typeof stayFile.fields];
    if (!field) return new Refused('field.unknown', { field: name.slice(0, 60) || 'body' });
    const isRight = value === null || typeof value === (field.kind === 'whole' ? 'number' : 'string');
    return isRight ? [] : new Refused('field.invalid', { field: name });
  });
  return { line: index + 1, values, wrong: wrong[0] ?? null };
}

/**
 * Adds stays by a file, all in one transaction; without `apply`, or with a question open, it is a preview. The audit names each stay and no guest.
 * Codes: those of `refuseElsewhere` and `readCsv`, `stay.number_taken` where somebody adds the same stay meanwhile.
 */
export async function importStays(
  { db, pms, inventory }: AddedStayDependencies,
  caller: StaffCaller,
  { body, query, language, now }: Import,
): Promise<CallAnswer<'importStays'>> {
  refuseElsewhere(pms);
  const { apply, refused, ...answers } = query;
  const { rows, questions } =
    typeof body === 'string'
      ? readCsv(stayFile, body, answers, MOST_STAYS)
      : { rows: body.rows.map(readRow), questions: [] };
  if (rows.length === 0 && questions.length === 0) throw new Refused('file.empty', { field: 'body' });
  if (rows.length > MOST_STAYS)
    throw new Refused('file.too_many', { field: 'body', params: { max: MOST_STAYS } });
  const properties = propertiesOf(inventory.current(), caller);
  const plan = async (handle: Handle): Promise<StayStep[]> => {
    const keys = rows.flatMap(({ values }) => folioKey(String(values.folio ?? '')) ?? []);
    const there = await listStaysByKey(handle, keys);
    const stays = new Map(there.map((stay) => [folioKey(stay.folio) ?? stay.folio, stay]));
    return planStays(rows, { properties, stays });
  };
  const answer = (steps: readonly StayStep[], applied: boolean) => ({
    ...presentSteps(
      stayFile,
      steps.map(({ step }) => step),
      { batch: null, language, labels: {} },
    ),
    applied,
    labels: {
      property_id: Object.fromEntries(
        properties.map(({ id, code, name }) => [String(id), `${code}${LABEL_SEPARATOR}${name}`]),
      ),
    },
    ...(questions.length > 0 && { questions: [...questions] }),
  });
  if (!apply || questions.length > 0) return answer(await plan(db), false);
  try {
    return await db.transaction().execute(async (tx) => {
      const steps = await plan(tx);
      const isStopped = refused === 'stop' && steps.some(({ step }) => step.refusal !== null);
      const added = steps.flatMap(({ stay }) => stay ?? []);
      if (isStopped || added.length === 0) return answer(steps, false);
      for (const set of inSets(added)) await writeStays(tx, caller, set, now);
      return answer(steps, true);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refused('stay.number_taken', { field: 'folio' });
    throw error;
  }
}
