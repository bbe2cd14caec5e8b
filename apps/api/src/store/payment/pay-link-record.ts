import type { PayLink } from '@traslado/domain/desk/pay-link';
import type { StoryFacts } from '@traslado/domain/desk/story-facts';

/** A payment link as it is kept. */
export type PayLinkRecord = PayLink & {
  readonly id: number;
  readonly couponId: number;
  readonly couponCode: string;
  /** Staff who made it. */
  readonly madeBy: { readonly accountId: number; readonly username: string };
  /** Whether its page has asked for the amount before. */
  readonly isOpened: boolean;
};

/** A payment link as the story of its booking has it. */
export type ToldPayLink = StoryFacts['payLinks'][number] &
  Pick<PayLink, 'changeId' | 'baseVersion'> & {
    /** What it is for was paid, with it or without it. */
    readonly isPaid: boolean;
  };

/** What the story of a booking knows about its links. */
export type PayLinksOfStory = {
  /** The oldest first. */
  readonly payLinks: readonly ToldPayLink[];
  /** When the address of the booking was changed last; null for one that stands since the sale. */
  readonly addressChangedAt: number | null;
};
