import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';

/** How changes of a catalogue come into force; nothing is asked of one that no rule names. */
export type Governed = {
  readonly catalogue: string;
  readonly isOnlyBySets: boolean;
  readonly needsSecond: boolean;
};

/** Those of these catalogues that a rule in force names. */
export async function listGoverned(handle: Handle, catalogues: readonly string[]): Promise<Governed[]> {
  const { rows } = await sql<Governed>`
    select catalogue, bool_or(only_by_sets) as is_only_by_sets, bool_or(second_person) as needs_second
    from publishing_rule, unnest(catalogues) as catalogue
    where active and catalogue = any(${[...catalogues]}::text[]) group by catalogue`.execute(handle);
  return rows;
}
