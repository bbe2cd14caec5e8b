// The page's side of the messages between it and a gateway's frame. Every gateway's frame speaks them; the page knows none by name.

export const FRAME_SOURCE = 'traslado-gateway';

/** What a frame tells the page. */
export type FrameMessage = { source: typeof FRAME_SOURCE; channel: string } & (
  | { type: 'ready' }
  /** Height the content needs, CSS pixels. */
  | { type: 'height'; px: number }
  /** Enter inside the frame: the page does what its pay button does. */
  | { type: 'enter' }
  /** Fields to mend; the frame shows why and has moved the focus there. */
  | { type: 'invalid' }
  /** The card can be charged once. */
  | { type: 'token'; token: string }
  /** No token. `expired`: reload the frame. */
  | { type: 'error'; code: 'unavailable' | 'expired' | 'refused' }
  /** The bank's check is over, whichever way it went: ask the server. */
  | { type: 'challenge'; result: 'finished' }
);

type PageWish =
  | { type: 'submit' }
  | { type: 'theme'; theme: 'light' | 'dark' | 'auto' }
  | { type: 'focus' }
  | { type: 'reset' };

/** What the page tells a frame. */
export type PageMessage = { source: typeof FRAME_SOURCE; channel: string } & PageWish;

/** The same before it is stamped for one frame. */
export type { PageWish };
