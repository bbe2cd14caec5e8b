import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { isRideDayOver } from '@traslado/domain/flight-watch/ride-day';
import type { Language } from '@traslado/domain/language';
import { hashOfToken } from '../../db/token-hash.ts';
import { Refused } from '../../refused.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { findCouponOfTransfer } from '../../store/booking/repository.ts';
import { findNoticeLink, type NoticeLink } from '../../store/flight-watch/link-repository.ts';
import { takeAnswer } from './answer-day.ts';
import { presentDay, type RideDayDeps } from './read-day.ts';

type RideLinkDay = CallAnswer<'readRideLink'>;
type Asked = { readonly key: string; readonly language: Language; readonly now: number };
type OpenLink = { readonly link: NoticeLink; readonly coupon: CouponRecord; readonly day: RideLinkDay };

/** The ride of a message's link. Reading consumes nothing. Code: `ride_link.over`. */
export async function readRideLink(deps: RideDayDeps, asked: Asked): Promise<RideLinkDay> {
  return (await findOpenLink(deps, asked)).day;
}

/**
 * Answers the question of the link's own message. Newer news ask another question, which this key cannot answer. Codes: `ride_link.over` and those of
 * `takeAnswer`.
 */
export async function answerRideLink(
  deps: RideDayDeps,
  asked: Asked & Pick<CallRequest<'answerRideLink'>['body'], 'answer'>,
): Promise<RideLinkDay> {
  const { link, coupon } = await findOpenLink(deps, asked);
  const { transferId, fact: number } = link;
  await takeAnswer(deps, coupon, { transferId, body: { answer: asked.answer, number }, now: asked.now });
  return readRideLink(deps, asked);
}

/** In every case but an open one the holder learns one thing: it is over. */
async function findOpenLink(deps: RideDayDeps, { key, language, now }: Asked): Promise<OpenLink> {
  const link = await findNoticeLink(deps.db, hashOfToken(key));
  const coupon = link && (await findCouponOfTransfer(deps.db, link.transferId));
  if (!link || !coupon) throw new Refused('ride_link.over');
  const { transferId } = link;
  const {
    coupon_id: _coupon,
    transfer_id: _transfer,
    ...day
  } = await presentDay(deps, coupon, { transferId, language, now });
  const { status, sold, expected } = day;
  const pickUps = { soldAt: Date.parse(sold.at), expectedAt: Date.parse(expected.at) };
  if (status === 'cancelled' || isRideDayOver(pickUps, now)) throw new Refused('ride_link.over');
  return { link, coupon, day: { ...day, ...answerable(day, link) } };
}

/** The questions of a ride, with a number only where the link can answer. */
function answerable(
  { frozen, proposal }: RideLinkDay,
  { fact }: NoticeLink,
): Pick<RideLinkDay, 'frozen' | 'proposal'> {
  const ownNumber = ({ number }: { readonly number: number | null }) => (number === fact ? number : null);
  return {
    frozen: frozen && { ...frozen, number: ownNumber(frozen) },
    proposal: proposal && { ...proposal, number: ownNumber(proposal) },
  };
}
