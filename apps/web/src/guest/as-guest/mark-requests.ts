import { LOOK_HEADER } from '@traslado/contract/look-calls';

let marked: string | null = null;

/**
 * From now on every request of this document carries the view-as-guest session, so that the server refuses any write. The browser's own `fetch` is
 * wrapped: no part of a page can forget it, and guests load nothing for it. The document ends with the session.
 */
export function markRequests(look: string): void {
  if (marked === null) {
    const send = window.fetch.bind(window);
    window.fetch = (target, request) => {
      const asked = new Request(target, request);
      asked.headers.set(LOOK_HEADER, marked ?? '');
      return send(asked);
    };
  }
  marked = look;
}
