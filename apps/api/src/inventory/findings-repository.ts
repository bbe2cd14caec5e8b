import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { Findings } from './keep-findings.ts';

const findingsSetting = 'group_catalogue_findings';

/** The faults of the last readings, by part. */
export async function findFindings(db: Db): Promise<Findings> {
  const row = await db
    .selectFrom('app_setting')
    .select('value')
    .where('key', '=', findingsSetting)
    .executeTakeFirst();
  return (row?.value ?? {}) as Findings;
}

export async function updateFindings(db: Db, findings: Findings): Promise<void> {
  const value = JSON.stringify(findings);
  await sql`insert into app_setting (key, value) values (${findingsSetting}, ${value}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db);
}
