import type { Scope } from '@traslado/domain/access/scope';
import type { Definition, Facts, ReferenceTo, Value } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { withoutZeros } from '@traslado/domain/files/typed-words';
import type { Handle } from '../../db/client.ts';
import { listCodes } from '../../store/catalogue/reference-repository.ts';

/** Codes of rows of other tables in a file, and the row of a code; null for a code of two rows. */
export type FileCodes = {
  readonly codeOf: (to: ReferenceTo, id: Value) => string;
  readonly idOf: (to: ReferenceTo, code: string) => number | null | undefined;
  /** True for the digits of a code that a spreadsheet took the zeros from. */
  readonly lostZeros: (to: ReferenceTo, code: string) => boolean;
};

const plain = (code: string): string => code.trim().toLowerCase();

/** The codes of every referenced table within the scope: one statement a table. */
export async function readFileCodes(
  handle: Handle,
  definition: Definition,
  scope: Scope,
): Promise<FileCodes> {
  const codes = new Map<ReferenceTo, Map<number, string>>();
  const ids = new Map<ReferenceTo, Map<string, number | null>>();
  for (const [, field] of fieldsOf(definition)) {
    if (field.kind !== 'reference' || codes.has(field.to)) continue;
    const named = await listCodes(handle, field.to, scope);
    const byCode = new Map<string, number | null>();
    for (const { id, label } of named) byCode.set(plain(label), byCode.has(plain(label)) ? null : id);
    codes.set(field.to, new Map(named.map(({ id, label }) => [id, label])));
    ids.set(field.to, byCode);
  }
  return {
    codeOf: (to, id) => codes.get(to)?.get(Number(id)) ?? String(id),
    idOf: (to, code) => ids.get(to)?.get(plain(code)),
    lostZeros: (to, code) =>
      [...(ids.get(to)?.keys() ?? [])].some((one) => withoutZeros(one) === code.trim()),
  };
}

/** A row as a file carries it: references by their codes, and no field of one installation only. */
export function fileRowOf(definition: Definition, wire: Facts, { codeOf }: FileCodes): Facts {
  const values = fieldsOf(definition).flatMap(([name, field]): [string, Value][] => {
    const value = wire[name] ?? null;
    if (field.isLocal) return [];
    return [[name, field.kind === 'reference' && value !== null ? codeOf(field.to, value) : value]];
  });
  return Object.fromEntries(values);
}
