import type { Handle } from '../../db/client.ts';
import { listParts } from '../../store/catalogue/batch-repository.ts';

/** The parts of a change of many catalogues, the last one first; none for an unknown change. */
export const listBatchParts = (handle: Handle, id: number): ReturnType<typeof listParts> =>
  listParts(handle, id);
