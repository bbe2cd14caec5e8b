import type { CallRequest } from '@traslado/contract/schemas';

/** The body of a change after validation. */
export type ChangeBody = CallRequest<'changeTransfer'>['body'];
