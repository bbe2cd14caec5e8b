import type { QueryExecutorProvider } from 'kysely';
import { editable } from './editable.ts';

/** Segments that staff edit. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await editable(db, 'segment');
}
