/**
 * The messages between the guest's page and a gateway's frame. Every gateway's frame speaks them (the sandbox's own
 * pages and the document that carries Stripe's fields), so the page knows no gateway by name.
 *
 * Trust: the page believes a message only when `event.source` is its iframe's window, `event.origin` is the
 * configured frame origin and `channel` is the random one it put into the frame's address. The frame believes a message only
 * when `event.source` is its parent, `event.origin` is the parent origin it was served for, and `channel` matches. The
 * frame posts to exactly that parent origin. The page has to post to '*', because an opaque origin cannot be named: it
 * therefore never sends a secret.
 */
export const FRAME_SOURCE = 'traslado-gateway';

/**
 * Query of the frame's address: `parent` (origin of the page), `channel` (16-64 random characters of [A-Za-z0-9_-]),
 * `locale` ('en-US' | 'es-MX'), `theme` ('light' | 'dark' | 'auto'), `amount` (decimal, '84.00'), `currency` ('USD'),
 * `font` (address of the page's typeface, a file that answers every origin).
 * The 3-D Secure address of an outcome takes `parent`, `channel`, `locale`, `theme` and `font` as well.
 */
export type FrameQuery = {
  parent: string;
  channel: string;
  locale?: 'en-US' | 'es-MX';
  theme?: 'light' | 'dark' | 'auto';
  amount?: string;
  currency?: string;
  font?: string;
};

export type CardField = 'number' | 'name' | 'expiry' | 'cvc';

/** A frame's messages to the page. */
export type FrameMessage = { source: typeof FRAME_SOURCE; channel: string } & (
  | { type: 'ready' }
  /** Height the content needs, CSS pixels; sent whenever it changes. */
  | { type: 'height'; px: number }
  /** The person pressed Enter inside the frame: the page acts as for its pay button. */
  | { type: 'enter' }
  /** A submit found wrong fields; the frame shows why and has moved the focus to the first. */
  | { type: 'invalid'; fields: CardField[] }
  /** The card is ready to be charged once. */
  | { type: 'token'; token: string; card: { brand: string; last4: string } }
  /** A wallet was confirmed inside the frame: the page pays with its token at once. */
  | { type: 'wallet'; token: string; card: { brand: string; last4: string } }
  /** No token: the gateway did not answer or did not take it. `expired`: reload the frame. */
  | { type: 'error'; code: 'unavailable' | 'expired' | 'refused' }
  /** The bank's check is over, with any result: ask the server for the payment's state. `channel` may be empty here. */
  | { type: 'challenge'; result: 'finished' }
);

/** The page's messages to a frame. */
export type PageMessage = { source: typeof FRAME_SOURCE; channel: string } & (
  | { type: 'submit' }
  | { type: 'theme'; theme: 'light' | 'dark' | 'auto' }
  /** Moves the focus to the first field. */
  | { type: 'focus' }
  /** Forgets the typed card, after a decline; the name on it stays. */
  | { type: 'reset' }
);
