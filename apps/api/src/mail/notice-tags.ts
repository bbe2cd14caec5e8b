import type { CallAnswer } from '@traslado/contract/schemas';

type Coupon = Pick<CallAnswer<'getCoupon'>, 'hotel'> & {
  readonly transfers: readonly Pick<CallAnswer<'getCoupon'>['transfers'][number], 'resort'>[];
};

/** The notification groups of every resort that has a part in a booking: the booking's own, and those where its rides begin or end. */
export function noticeTags({ hotel, transfers }: Coupon): string[] {
  const codes = new Set([hotel, ...transfers.flatMap(({ resort }) => resort?.code ?? [])]);
  return [...codes].map((code) => `TRANS:CARTACONFIRMACION:${code}`);
}
