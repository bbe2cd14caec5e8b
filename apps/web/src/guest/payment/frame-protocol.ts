// The page's side of the messages between it and a gateway's frame. Every gateway's frame speaks them; the page knows none by name.

export const FRAME_SOURCE = 'traslado-gateway';

/** Messages from a frame to the page. */
export type FrameMessage = { source: typeof FRAME_SOURCE; channel: string } & (
  | { type: 'ready' }
  /** Height the content needs, CSS pixels. */
  | { type: 'height'; px: number }
  /** Enter inside the frame: the page does the same as its pay button. */
  | { type: 'enter' }
  /** Fields to correct; the frame shows the reason and has moved the focus there. */
  | { type: 'invalid' }
  /** The card can be charged once. */
  | { type: 'token'; token: string }
  /** A wallet was confirmed inside the frame: paid with at once. */
  | { type: 'wallet'; token: string }
  /** No token. `expired`: reload the frame. */
  | { type: 'error'; code: 'unavailable' | 'expired' | 'refused' }
  /** The bank's check is over, with any outcome: ask the server. */
  | { type: 'challenge'; result: 'finished' }
);

type PageWish =
  | { type: 'submit' }
  | { type: 'theme'; theme: 'light' | 'dark' | 'auto' }
  | { type: 'focus' }
  | { type: 'reset' };

/** Messages from the page to a frame. */
export type PageMessage = { source: typeof FRAME_SOURCE; channel: string } & PageWish;

/** The same before it is stamped for one frame. */
export type { PageWish };
