import type { CallAnswer } from '@traslado/contract/schemas';
import type { KeptReckoning } from '@traslado/domain/booking/kept-reckoning';
import { maskEmail } from '@traslado/domain/contact/mask';
import { moneyLineOf } from '@traslado/domain/desk/money-line';
import { openPaymentOf } from '@traslado/domain/desk/open-payment';
import type { ChangedField } from '@traslado/domain/desk/story-facts';
import { timelineOf } from '@traslado/domain/desk/timeline';
import type { Language } from '@traslado/domain/language';
import { sumMinor, toDecimal } from '@traslado/domain/money';
import { toIso } from '@traslado/domain/time/instant';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { presentConsidered, presentPrice, presentRate } from '../../sellers/booking/present-reckoning.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import type { StoryRecord } from '../../store/story/repository.ts';

type Story = CallAnswer<'getBookingStory'>;
type Explanation = Story['explanations'][number]['explanation'];

/** An explanation as it was kept. Only the names of services are of today. */
function presentExplanation(snapshot: Snapshot, kept: KeptReckoning, language: Language): Explanation {
  const { reckoned, passengers, seatPolicy, service } = kept;
  const { benefit, priced, ofStays } = reckoned;
  return {
    service_date: reckoned.serviceOn,
    passengers: {
      adults: passengers.adults,
      minors: passengers.children,
      babyseat: passengers.babySeats,
    },
    seat_policy: seatPolicy,
    private: service.isPrivate,
    is_kept: reckoned.isKept,
    // The price of a change stands on the rate of its sale, which may have lost its day or its row since.
    rates: (reckoned.isKept && priced
      ? [priced.rate]
      : reckoned.rates.considered.map(({ rate }) => rate)
    ).map(presentRate),
    considered: reckoned.isKept ? [] : reckoned.rates.considered.map(presentConsidered),
    benefit: benefit && {
      service: {
        id: benefit.serviceId,
        name: snapshot.serviceById(benefit.serviceId)?.text[language].name ?? String(benefit.serviceId),
      },
      trip: benefit.trip,
      is_covering: benefit.isCovering,
      rates: benefit.rates.considered.map(({ rate }) => presentRate({ ...rate, description: '' })),
      considered: benefit.rates.considered.map(presentConsidered),
      ...ofStays,
      worth: benefit.worth && presentPrice(benefit.worth),
      used: toDecimal(benefit.usedMinor),
      remaining: toDecimal(benefit.leftMinor),
    },
    priced: priced && {
      ...presentPrice(priced.chosen),
      rate: priced.rate.id,
      currency: priced.due.currency,
      included: toDecimal(priced.due.includedMinor),
      amount_due: toDecimal(priced.due.dueMinor),
    },
  };
}

function presentExplanations(
  snapshot: Snapshot,
  { coupon, story }: { coupon: CouponRecord; story: StoryRecord },
  language: Language,
): Story['explanations'] {
  const { reckonings } = story;
  return reckonings.map(({ id, at, isOfChange, reckoning }, place) => {
    const dueMinor = reckoning.reckoned.priced?.due.dueMinor ?? 0;
    const offMinor = Math.min(coupon.loweredMinor, dueMinor);
    // A process of an older version may have written a price without its calculation: then none of them explains it.
    const isCurrent =
      place === reckonings.length - 1 &&
      reckoning.reckoned.priced !== null &&
      dueMinor - offMinor === coupon.totalMinor;
    return {
      id,
      at: toIso(at),
      of: isOfChange ? 'change' : 'sale',
      is_current: isCurrent,
      lowered: toDecimal(isCurrent ? offMinor : 0),
      explanation: presentExplanation(snapshot, reckoning, language),
    };
  });
}

type Reader = {
  readonly language: Language;
  /** A person who may write to guests sees their contact. */
  readonly mayReach: boolean;
  readonly mayHandleMoney: boolean;
  readonly now: number;
};

/** The fields of a change; of a cancellation its rides, by their direction. */
const fieldsOf = (summary: StoryRecord['changes'][number]['summary']): readonly ChangedField[] =>
  'directions' in summary
    ? summary.directions.map((direction) => ({ field: direction, old: '', new: '' }))
    : summary;

/** The contact fields of a change. */
const REACH_FIELDS: readonly string[] = ['email', 'phone'];

export function presentStory(
  snapshot: Snapshot,
  found: { coupon: CouponRecord; view: Story['booking']; story: StoryRecord },
  { language, mayReach, mayHandleMoney, now }: Reader,
): Omit<Story, 'acting' | 'colleagues' | 'why' | 'refunds_why'> {
  const { coupon, view, story } = found;
  const airport = snapshot.airportById(coupon.airportId);
  const refunds = story.refunds
    .filter(({ isReplaced }) => !isReplaced)
    .map((one) => (one.settled ? { ...one, status: 'succeeded' as const } : one));
  const differences = story.differences.filter(({ endedAt }) => endedAt === null);
  const cameBackMinor = sumMinor(
    differences.filter(({ cause }) => cause === 'refund_failed').map((one) => one.amountMinor),
  );
  const line = moneyLineOf({ ...coupon, refunds, cameBackMinor });
  const facts = {
    ...story,
    booking: { ...coupon, ...story },
    changes: story.changes.map(({ summary, ...one }) => ({
      ...one,
      changes: fieldsOf(summary).map(({ field, old, new: after }) =>
        mayReach || !REACH_FIELDS.includes(field) ? { field, old, new: after } : { field, old: '', new: '' },
      ),
    })),
    letters: story.letters.map(({ recipients, ...one }) => ({
      ...one,
      to: recipients.map((address) => (mayReach ? address : maskEmail(address))).join(', '),
    })),
  };
  const events = timelineOf(facts, now);
  return {
    id: coupon.id,
    kept_by: 'us',
    told_at: null,
    booking: view,
    reach: mayReach ? { email: coupon.contactEmail, phone: coupon.contactPhone } : null,
    time_zone: coupon.transfers[0]?.timeZone ?? airport?.timeZone ?? 'UTC',
    zone_name: airport?.city ?? '',
    replaced_by: story.replacedBy,
    followed: story.followed.map(({ transferId, expected, frozen }) => ({
      transfer_id: transferId,
      expected,
      frozen,
    })),
    money: {
      currency: coupon.currency,
      paid: toDecimal(line.paidMinor),
      refunded: toDecimal(line.refundedMinor),
      on_its_way: toDecimal(line.onItsWayMinor),
      disputed: toDecimal(line.disputedMinor),
      kept: toDecimal(line.keptMinor),
      returned: toDecimal(line.returnedMinor),
      open: toDecimal(line.openMinor),
      due: toDecimal(line.dueMinor),
      open_payment: openPaymentOf(story.attempts.map(({ status }) => status)),
      failed_refunds: refunds
        .filter(({ status }) => status === 'failed')
        .map(({ id, amountMinor, card, updatedAt, nextTryAt }) => ({
          id,
          amount: toDecimal(amountMinor),
          card,
          failed_at: toIso(updatedAt),
          next_try_at: nextTryAt === null ? null : toIso(nextTryAt),
          deeds: mayHandleMoney ? ['retry', 'settle'] : [],
        })),
      waiting: story.requests.flatMap(({ id, kind, status, amountMinor, requestedBy, expiresAt }) =>
        kind === 'erasure' || status !== 'waiting' || expiresAt <= now
          ? []
          : [{ id, kind, amount: toDecimal(amountMinor), asked_by: requestedBy, due_at: toIso(expiresAt) }],
      ),
      differences: differences.map(({ cause, amountMinor }) => ({ cause, amount: toDecimal(amountMinor) })),
    },
    disputes: coupon.disputes.map(({ status, reason, amountMinor, dueAt, isStopping }) => ({
      status,
      reason,
      amount: toDecimal(amountMinor),
      due_at: dueAt === null ? null : toIso(dueAt),
      is_stopping: isStopping,
    })),
    events: events.map(({ at, learnedAt, amountMinor, changes, ...event }) => ({
      ...event,
      changes: [...changes],
      at: toIso(at),
      learned_at: learnedAt === null ? null : toIso(learnedAt),
      amount: amountMinor === null ? null : toDecimal(amountMinor),
    })),
    explanations: presentExplanations(snapshot, found, language),
  };
}
