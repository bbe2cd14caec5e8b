import { z } from 'zod';
import { id, instant } from './values.ts';

/** Common parts of a history and the way back to it: rows of catalogues, people and roles. */

/** An entry of a history: the state before and after, null without one. */
export const changeOf = <T extends z.ZodType>(facts: T) =>
  z.object({
    id,
    action: z.enum(['create', 'update', 'delete']),
    at: instant,
    /** User name, and the name that people read. */
    by: z.string(),
    by_name: z.string(),
    before: facts.nullable(),
    after: facts.nullable(),
  });

/** The state beside one of the changes, by the change's number in the history. */
export const restoring = z.strictObject({
  change: id,
  state: z.enum(['before', 'after']).default('before'),
});
