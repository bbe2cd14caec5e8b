import { routes } from '@traslado/contract/routes';
import type { LetterProxy } from '../../ports/letter-proxy.ts';
import type { Backend } from '../group-client/backend.ts';
import { isSilence } from '../group-client/outcome.ts';
import { taken } from '../group-client/tolerant/taken.ts';

/**
 * The proxy's first version: a form with the field `email`. Its path is not documented; it is asked at ours. Any answer with a 2xx counts
 * as yes, but for a page and for a word that it was not done.
 */
export function createHttpLetterProxy(backend: Backend): LetterProxy {
  return {
    async send({ couponCode, email, language, key }) {
      const outcome = await backend.call(
        routes.sendLetter,
        {
          params: { coupon_id: couponCode },
          body: { email },
          headers: { 'idempotency-key': key, 'accept-language': language },
        },
        taken,
      );
      if (outcome.kind === 'ok') return { kind: 'accepted' };
      if (outcome.kind === 'rejected')
        return { kind: 'rejected', detail: `the proxy refused it with ${outcome.status}` };
      const detail = `the proxy did not answer: ${outcome.reason}`;
      return { kind: isSilence(outcome) ? 'unknown' : 'unavailable', detail };
    },
  };
}
