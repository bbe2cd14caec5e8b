import type { CallAnswer } from '@traslado/contract/schemas';
import { isInScope } from '@traslado/domain/access/scope';
import type { PaymentState } from '@traslado/domain/booking/state';
import type { Language } from '@traslado/domain/language';
import { toIso } from '@traslado/domain/time/instant';
import { insertLook } from '../../db/audit-looks.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { Refused } from '../../refused.ts';
import { type BackendDeps, withMails } from '../../sellers/theirs/find-backend-coupon.ts';
import { presentBackendCoupon } from '../../sellers/theirs/present-backend-coupon.ts';
import { readRecord } from '../../sellers/theirs/read-record.ts';
import type { StoryRecord } from '../../store/story/repository.ts';
import { findTheirStory } from '../../store/story/their-repository.ts';
import { answerMs, type BackendCall } from '../../store/their-booking/record.ts';
import { presentStory } from './presenter.ts';

export type TheirBookingDeps = Pick<BackendDeps, 'db' | 'confirmations'> & { readonly inventory: Inventory };
type Asked = { readonly id: number; readonly language: Language; readonly now: number };

/** State of a payment that was sent to them, in a story. */
const PAYMENTS: Readonly<Record<BackendCall['state'], PaymentState>> = {
  sent: 'processing',
  unknown: 'unknown',
  waiting: 'requires_action',
  done: 'succeeded',
  refused: 'failed',
  void: 'failed',
};

/**
 * A booking of the group's own backend, as it answered last, with everything that went through us. Nothing is done to it here: it has no
 * explanation of ours, no request, no mark. 2 statements.
 * @throws Refused `coupon.not_found` for none, and for one outside the caller's properties
 */
export async function showTheirBooking(
  { db, inventory, confirmations }: TheirBookingDeps,
  caller: StaffCaller,
  { id, language, now }: Asked,
): Promise<CallAnswer<'getBookingStory'>> {
  const found = await findTheirStory(db, id);
  const snapshot = inventory.current();
  const kept = found && { ...readRecord(snapshot, found.facts), id };
  const [coupon] = kept ? await withMails({ db, confirmations }, [kept]) : [];
  if (!found || !coupon || !isInScope(caller.scope, coupon.propertyId)) throw new Refused('coupon.not_found');
  await insertLook(db, caller, { at: 'booking', subject: coupon.code, now });
  const view = presentBackendCoupon(
    snapshot,
    { coupon, standing: 'member', fresh: false },
    { language, now },
  );
  const story: StoryRecord = {
    ...nothingOfOurs,
    attempts: found.payments.map(({ state, decidedBy, ...sent }) => ({
      ...sent,
      status: isLeft({ state, ...sent }, now) ? 'unknown' : PAYMENTS[state],
      gateway: '',
      card: '',
      failure: decidedBy && `read.${decidedBy}`,
      happenedAt: null,
    })),
    refunds: coupon.refunds.map((refund) => ({
      ...refund,
      failure: null,
      happenedAt: null,
      paidAt: null,
      isRetry: false,
      isReplaced: false,
      settled: null,
      nextTryAt: null,
      card: '',
    })),
    letters: found.letters,
  };
  const mayReach = caller.permissions.includes('mail:send');
  const told = presentStory(
    snapshot,
    { coupon, view, story },
    { language, mayReach, mayHandleMoney: false, now },
  );
  return {
    ...told,
    kept_by: 'group',
    told_at: toIso(found.readAt),
    acting: null,
    colleagues: [],
    why: [],
    refunds_why: [],
  };
}

/** Its process died while it waited for the answer. */
const isLeft = ({ state, createdAt }: Pick<BackendCall, 'state' | 'createdAt'>, now: number): boolean =>
  state === 'sent' && now - createdAt >= answerMs;

const nothingOfOurs: StoryRecord = {
  cancelledAt: null,
  replacedBy: null,
  followed: [],
  acting: null,
  channel: null,
  attempts: [],
  refunds: [],
  differences: [],
  requests: [],
  changes: [],
  marks: [],
  assumed: [],
  answers: [],
  askedLetters: [],
  payLinks: [],
  fixLinks: [],
  stayNews: [],
  group: null,
  rights: [],
  moneyDeeds: [],
  openings: [],
  looks: [],
  addressChangedAt: null,
  letters: [],
  alerts: [],
  messages: [],
  reckonings: [],
};
