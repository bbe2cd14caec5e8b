import type { FindingKind } from '../booking/data-to-fix.ts';
import type { MissedReason, Outcome } from '../booking/ride-outcome.ts';
import type { CouponState, PaymentState, RefundState } from '../booking/state.ts';
import type { RideAnswer } from '../flight-watch/answer-ride.ts';
import type { DifferenceCause } from '../money/reconcile.ts';
import type { ActingReason } from './acting.ts';
import type { LookPage, LookReason } from './look.ts';
import type { RequestKind, RequestState } from './money-authority.ts';
import type { PAY_LINK_WAYS } from './pay-link.ts';
import type { StayNews, StayState } from './stay-news.ts';

/** One thing before and after, under the name that the change's call has for it. */
export type ChangedField = { readonly field: string; readonly old: string; readonly new: string };

/** Staff who did something for the guest. */
export type ActedBy = {
  readonly username: string;
  readonly reason: ActingReason | null;
  readonly note: string;
};

/** The rows of a booking. */
export type StoryFacts = {
  readonly booking: {
    readonly status: CouponState;
    readonly createdAt: number;
    readonly expiresAt: number | null;
    readonly cancelledAt: number | null;
    readonly isReplaced: boolean;
    readonly totalMinor: number;
    /** Price reduction by staff. */
    readonly loweredMinor: number;
    /** The program that sold it; null for the app itself. */
    readonly channel: string | null;
    /** Staff who booked it for the guest; null where the guest did. */
    readonly acting: ActedBy | null;
  };
  readonly attempts: readonly {
    readonly status: PaymentState;
    readonly amountMinor: number;
    readonly gateway: string;
    readonly card: string;
    readonly failure: string | null;
    readonly createdAt: number;
    readonly updatedAt: number;
    /** Its end by the clock of the gateway, where the news came late. */
    readonly happenedAt: number | null;
    /** Queries to the gateway about its outcome. */
    readonly checks: number;
  }[];
  readonly refunds: readonly {
    readonly status: RefundState;
    readonly amountMinor: number;
    readonly reason: string;
    readonly failure: string | null;
    readonly createdAt: number;
    readonly updatedAt: number;
    /** Its end by the clock of the gateway, where the news came late. */
    readonly happenedAt: number | null;
    /** Moment at which it had gone out; null where it never did. */
    readonly paidAt: number | null;
    /** It was sent in place of one that failed. */
    readonly isRetry: boolean;
    /** The guest had the money another way. */
    readonly settled: { readonly at: number; readonly by: string; readonly note: string } | null;
  }[];
  /** Staff who asked the gateway about a payment, or retried a refund that failed. */
  readonly moneyDeeds: readonly {
    readonly isRetry: boolean;
    readonly amountMinor: number;
    readonly at: number;
    readonly by: string;
    readonly note: string;
  }[];
  /** Differences from the gateway's books. */
  readonly differences: readonly {
    readonly cause: DifferenceCause;
    readonly amountMinor: number;
    readonly foundAt: number;
    readonly endedAt: number | null;
    /** Null where the amounts came to agree. */
    readonly endedBy: string | null;
    readonly note: string | null;
  }[];
  /** Refunds and price reductions by hand that were requested, or made at once. */
  readonly requests: readonly {
    readonly kind: Exclude<RequestKind, 'waiver'>;
    readonly status: RequestState;
    readonly amountMinor: number;
    readonly reason: string;
    readonly note: string;
    readonly requestedAt: number;
    readonly requestedBy: string;
    readonly decidedAt: number | null;
    readonly decidedBy: string | null;
    readonly decisionNote: string | null;
    readonly isGivenAtOnce: boolean;
  }[];
  readonly changes: readonly {
    readonly kind: 'change' | 'cancel';
    readonly status: 'pending' | 'applied' | 'lapsed' | 'replaced' | 'returned';
    readonly amountMinor: number;
    /** The ride that was named; null where it is not kept any more. */
    readonly direction: 'arrival' | 'departure' | null;
    readonly changes: readonly ChangedField[];
    readonly createdAt: number;
    readonly endedAt: number | null;
    readonly acting: ActedBy | null;
  }[];
  /** Outcomes of its rides that staff recorded and withdrew. */
  readonly marks: readonly {
    readonly direction: 'arrival' | 'departure';
    readonly outcome: Outcome;
    readonly reason: MissedReason | null;
    readonly note: string;
    readonly markedAt: number;
    readonly by: string;
    readonly takenBackAt: number | null;
    readonly takenBackBy: string | null;
  }[];
  /** Rides that completed themselves, without a recorded outcome. */
  readonly assumed: readonly { readonly direction: 'arrival' | 'departure'; readonly at: number }[];
  /** Answers of the guest to news of a flight. `pickUp`: the pick-up that stands with it, local: `2026-12-21 05:30`. */
  readonly answers: readonly {
    readonly direction: 'arrival' | 'departure';
    readonly answer: RideAnswer;
    readonly pickUp: string;
    readonly at: number;
  }[];
  /** Letters that staff had sent again. */
  readonly askedLetters: readonly { readonly at: number; readonly acting: ActedBy }[];
  /** Payment links; `endedBy` is null for a replaced one. */
  readonly payLinks: readonly {
    readonly way: (typeof PAY_LINK_WAYS)[number];
    readonly amountMinor: number;
    readonly acting: ActedBy;
    readonly madeAt: number;
    readonly openedAt: number | null;
    /** Moment of its payment. */
    readonly usedAt: number | null;
    readonly endedAt: number | null;
    readonly endedBy: string | null;
    /** The change that it is for; null when it pays the booking. */
    readonly change: Pick<StoryFacts['changes'][number], 'status' | 'endedAt'> | null;
  }[];
  /** Correction links; `by` is null for one that the night's check mailed. */
  readonly fixLinks: readonly {
    readonly way: 'mail' | 'show';
    readonly by: string | null;
    readonly madeAt: number;
    readonly openedAt: number | null;
    readonly usedAt: number | null;
    /** Moment of its use or replacement. */
    readonly endedAt: number | null;
  }[];
  /** Readings of its stays that had news. */
  readonly stayNews: readonly {
    readonly what: StayNews;
    readonly folio: string;
    readonly old: StayState | null;
    readonly new: StayState | null;
    readonly learnedAt: number;
  }[];
  /** The stays that were linked before the sale; null where one rides alone. */
  readonly group: { readonly at: number; readonly folios: readonly string[] } | null;
  /** Findings that staff accepted as right. */
  readonly rights: readonly {
    readonly kind: FindingKind;
    readonly note: string;
    readonly at: number;
    readonly by: string;
    readonly takenBackAt: number | null;
    readonly takenBackBy: string | null;
  }[];
  /** Staff who opened it, as far as the audit keeps it; empty without the permission to see the audit. */
  readonly openings: readonly { readonly at: number; readonly by: string }[];
  /** View-as-guest sessions of staff; empty without the permission to see the audit. */
  readonly looks: readonly {
    readonly reason: LookReason;
    readonly note: string;
    readonly by: string;
    readonly startedAt: number;
    readonly pages: readonly LookPage[];
  }[];
  readonly letters: readonly {
    readonly id: number;
    readonly status: 'queued' | 'sent' | 'kept' | 'failed' | 'unanswered';
    readonly subject: string;
    readonly to: string;
    readonly createdAt: number;
    readonly sentAt: number | null;
  }[];
  /** Messages of guests that are linked to it. */
  readonly messages: readonly {
    readonly id: number;
    readonly reference: string;
    readonly status: 'received' | 'answered' | 'closed';
    readonly createdAt: number;
    readonly endedAt: number | null;
    readonly endedBy: string | null;
    readonly note: string | null;
  }[];
  readonly alerts: readonly {
    readonly kind: string;
    readonly detail: string;
    readonly createdAt: number;
    readonly resolvedAt: number | null;
    readonly resolvedBy: string | null;
    readonly note: string | null;
  }[];
};
