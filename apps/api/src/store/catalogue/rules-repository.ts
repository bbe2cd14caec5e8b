import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';

/** The publishing rules of a catalogue. A catalogue without a rule has no entry. */
export type Governed = {
  readonly catalogue: string;
  readonly isOnlyBySets: boolean;
  readonly needsSecond: boolean;
};

/** The rules in force for these catalogues, merged by catalogue. */
export async function listGoverned(handle: Handle, catalogues: readonly string[]): Promise<Governed[]> {
  const { rows } = await sql<Governed>`
    select catalogue, bool_or(only_by_sets) as is_only_by_sets, bool_or(second_person) as needs_second
    from publishing_rule, unnest(catalogues) as catalogue
    where active and catalogue = any(${[...catalogues]}::text[]) group by catalogue`.execute(handle);
  return rows;
}
