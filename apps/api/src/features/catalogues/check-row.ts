import { rowRefusal } from '@traslado/contract/refusals';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { checkFacts, fieldsOf, tidyFacts } from '@traslado/domain/catalogues/facts';
import type { Tx } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { Refused } from '../../refused.ts';
import { presentRow } from './presenter.ts';
import type { RowRecord } from './record.ts';
import { hasRow } from './reference-repository.ts';

/** A row as it is kept, of what somebody typed. Codes: those of `checkFacts`. */
export function checkRow(definition: Definition, typed: Facts): Facts {
  const issues = checkFacts(definition, typed);
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues });
  return tidyFacts(definition, typed);
}

/** Refuses a row that names another which there is not. Codes: `field.invalid`. */
export async function refuseUnknown(tx: Tx, definition: Definition, facts: Facts): Promise<void> {
  for (const [name, field] of fieldsOf(definition))
    if (field.kind === 'reference' && !(await hasRow(tx, field, Number(facts[name]))))
      throw new Refused('field.invalid', { field: name });
}

/** Refuses what was made on another version than the one there is, and shows that one. Codes: `….stale`. */
export function refuseStale(definition: Definition, row: RowRecord, seenVersion: number | null): void {
  if (seenVersion === null || seenVersion === row.version) return;
  throw new Refused(rowRefusal(definition, 'stale'), {
    expected: { version: row.version, [definition.one]: presentRow(definition, row) },
  });
}

/** Runs a write; two rows of one name would be one to whoever reads them. Codes: `….name_taken`. */
export async function refuseTaken<T>(definition: Definition, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const unique = fieldsOf(definition).find(([, field]) => field.kind === 'text' && field.isUnique);
    if (!unique || !isUniqueViolation(error)) throw error;
    throw new Refused(rowRefusal(definition, 'name_taken'), { field: unique[0] });
  }
}
