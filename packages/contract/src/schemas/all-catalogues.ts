import { z } from 'zod';
import { batchAnswer, catalogueFile, importQuery } from './catalogue-batches.ts';
import { confirmed } from './unusual-prices.ts';

/** Many catalogues as one file, for another installation: each as its own file has it. */

const { exported_at, ...part } = catalogueFile.shape;

const catalogues = z.array(z.strictObject(part)).max(100);
export const allFile = z.strictObject({ exported_at, catalogues });
export const allBody = allFile.extend(confirmed);
export type AllBody = z.output<typeof allBody>;

export const allQuery = importQuery.pick({ apply: true, price_confirmed: true, time_zone_confirmed: true });

const { batch, applied, counts, rows, labels, prices } = batchAnswer.shape;

export const allAnswer = z.object({
  /** Number of the change, by which all of it can be undone; null where nothing was written. */
  batch,
  applied,
  counts,
  /** In the order in which they need each other. Rows that stay as they are, are only counted. */
  catalogues: z.array(z.object({ catalogue: z.string(), counts, rows, labels })),
  prices,
});
export type AllAnswer = z.output<typeof allAnswer>;
