import { z } from 'zod';
import { id, instant } from './values.ts';

/** What a history and the way back to it have in common: rows of catalogues, people and roles. */

/** An entry of a history: what was there before and after, null where there was nothing. */
export const changeOf = <T extends z.ZodType>(facts: T) =>
  z.object({
    id,
    action: z.enum(['create', 'update', 'delete']),
    at: instant,
    by: z.string(),
    before: facts.nullable(),
    after: facts.nullable(),
  });

/** The state beside one of the changes, by the change's number in the history. */
export const restoring = z.strictObject({
  change: id,
  state: z.enum(['before', 'after']).default('before'),
});
