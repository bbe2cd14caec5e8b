import { bulkFieldsOf } from '@traslado/domain/catalogues/bulk';
import type { Definition, FactsOf, Field } from '@traslado/domain/catalogues/definition';
import { z } from 'zod';
import type { Narrowed } from './catalogue.ts';
import type { batchAnswer, importQuery } from './catalogue-batches.ts';
import { type Confirmed, confirmedOf } from './unusual-prices.ts';
import { id } from './values.ts';

/** A row at the version seen. */
type Seen = { readonly id: number; readonly version: number };

/**
 * Rows to change, and their new values. Only rows that were seen are changed; the other two ways are for a first look. A row's own values go before
 * the common ones.
 */
export type BulkBody<D extends Definition> = {
  readonly rows?: readonly (Seen & { readonly set?: Partial<FactsOf<D>> | undefined })[] | undefined;
  readonly ids?: readonly number[] | undefined;
  /** The question of a list, without its pages. */
  readonly where?: Partial<Narrowed<D>> | undefined;
  readonly set: Partial<FactsOf<D>>;
} & Confirmed;

export type BulkShapes<D extends Definition> = {
  readonly query: typeof importQuery;
  readonly body: z.ZodType<BulkBody<D>, BulkBody<D>>;
  readonly answer: typeof batchAnswer;
};

/**
 * @param where shape of the list's question
 * @param sent shape of a field as it is sent
 */
export function bulkBody(definition: Definition, where: z.ZodType, sent: (field: Field) => z.ZodType) {
  const set = z.strictObject(
    Object.fromEntries(bulkFieldsOf(definition).map(([name, field]) => [name, sent(field).optional()])),
  );
  return z.strictObject({
    rows: z.array(z.strictObject({ id, version: z.int().min(1), set: set.optional() })).optional(),
    ids: z.array(id).optional(),
    where: where.optional(),
    set,
    ...confirmedOf(definition),
  });
}
