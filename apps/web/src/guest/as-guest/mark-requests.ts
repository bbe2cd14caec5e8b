import { LOOK_HEADER } from '@traslado/contract/look-calls';

let marked: string | null = null;

/**
 * From now on every request of this document says that it is of a look, whoever sends it, so that the server refuses whatever would do something. It is
 * the browser's own `fetch` that is marked: no part of a page can forget it, and guests load nothing for it. The document ends with the look.
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
