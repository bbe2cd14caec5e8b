import { isRefusalCode, rowRefusal } from '@traslado/contract/refusals';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { checkFacts, fieldsOf, tidyFacts } from '@traslado/domain/catalogues/facts';
import type { Handle } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { Refused } from '../../refused.ts';
import type { RowRecord } from '../../store/catalogue/record.ts';
import { holdPictures } from '../../store/catalogue/reference-repository.ts';
import { presentRow } from './presenter.ts';

/** The row of a typed form. Codes: those of `checkFacts`. */
export function checkRow(definition: Definition, typed: Facts): Facts {
  const issues = checkFacts(definition, typed).map(({ code, ...issue }) => {
    if (!isRefusalCode(code)) throw new RangeError(`${code} has no status`);
    return { ...issue, code };
  });
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues });
  return tidyFacts(definition, typed);
}

/** A row as it was, without pictures that are gone since: nothing used them any more. */
export async function withoutLostPictures(tx: Handle, definition: Definition, facts: Facts): Promise<Facts> {
  const named = fieldsOf(definition).filter(([name, { kind }]) => kind === 'picture' && facts[name]);
  if (named.length === 0) return facts;
  const there = await holdPictures(
    tx,
    named.map(([name]) => Number(facts[name])),
  );
  const lost = named.filter(([name]) => !there.includes(Number(facts[name])));
  return { ...facts, ...Object.fromEntries(lost.map(([name]) => [name, null])) };
}

/** Refuses a change of an older version, and returns the newer one. Codes: `….stale`. */
export function refuseStale(definition: Definition, row: RowRecord, seenVersion: number | null): void {
  if (seenVersion === null || seenVersion === row.version) return;
  throw new Refused(rowRefusal(definition, 'stale'), {
    expected: { version: row.version, [definition.one]: presentRow(definition, row) },
  });
}

/** Runs a write; two rows of one name, or of one key, would look like one to their readers. Codes: `….name_taken`. */
export async function refuseTaken<T>(definition: Definition, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const unique = fieldsOf(definition).find(([, field]) => field.kind === 'text' && field.isUnique);
    throw new Refused(rowRefusal(definition, 'name_taken'), {
      field: unique?.[0] ?? definition.takenAt ?? definition.key[0],
    });
  }
}
