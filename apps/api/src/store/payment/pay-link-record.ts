import type { PayLink } from '@traslado/domain/desk/pay-link';
import type { StoryFacts } from '@traslado/domain/desk/story-facts';

/** A kept payment link. */
export type PayLinkRecord = PayLink & {
  readonly id: number;
  readonly couponId: number;
  readonly couponCode: string;
  /** Staff who made it. */
  readonly madeBy: { readonly accountId: number; readonly username: string };
  /** Its page has asked for the amount before. */
  readonly isOpened: boolean;
};

/** A payment link in the story of its booking. */
export type ToldPayLink = StoryFacts['payLinks'][number] &
  Pick<PayLink, 'changeId' | 'baseVersion'> & {
    /** Its amount was paid, with the link or without it. */
    readonly isPaid: boolean;
  };

/** The links of a booking, for its story. */
export type PayLinksOfStory = {
  /** The oldest first. */
  readonly payLinks: readonly ToldPayLink[];
  /** Instant of the last change of the booking's address; null for one that stands since the sale. */
  readonly addressChangedAt: number | null;
};
