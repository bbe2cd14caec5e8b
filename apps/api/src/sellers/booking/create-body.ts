import type { CallRequest } from '@traslado/contract/schemas';

/** The creation body after validation. */
export type CreateBody = CallRequest<'createCoupon'>['body'];
