import type { FastifyRequest } from 'fastify';
import { type Binding, bind, guestOf } from '../../http/bind.ts';
import { type ConsentDeps, readConsents } from './read-consents.ts';
import { setConsent } from './set-consent.ts';
import { addPush, dropPush, renewPush, takePushReport } from './set-push.ts';
import { takeChannelReply, takeChannelReport } from './take-channel-word.ts';

/** A form of a provider is far smaller. */
const MOST_BYTES = 20_000;

/** Consents of guests, and the words of the provider that their messages go by, on paths of their own. */
export function bindConsents(binding: Binding, deps: ConsentDeps): void {
  const { app, clock } = binding;
  bind(binding, 'getConsents', ({ query, caller, language }) =>
    readConsents(deps, {
      ...{ guest: guestOf(caller), code: query.coupon_id, language },
      purpose: query.purpose ?? 'ride',
    }),
  );
  bind(binding, 'setConsent', ({ body, caller, language, now }) =>
    setConsent(deps, { guest: guestOf(caller), wish: body, language, now }),
  );
  bind(binding, 'addPushSubscription', ({ body, caller, language, now }) =>
    addPush(deps, { guest: guestOf(caller), wish: body, language, now }),
  );
  bind(binding, 'endPushSubscription', ({ body, caller, language, now }) =>
    dropPush(deps, { guest: guestOf(caller), wish: body, language, now }),
  );
  bind(binding, 'renewPushSubscription', ({ body }) => renewPush(deps, body));
  bind(binding, 'reportPush', ({ body, now }) => takePushReport(deps.db, body, now));

  // A scope of its own: the signature is over all fields as sent, whatever their names.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const wordOf = ({ url, headers, body }: FastifyRequest) => ({
      ...{ db: deps.db, channels: deps.channels ?? null, now: clock.now() },
      request: {
        path: url,
        params: body instanceof URLSearchParams ? body : new URLSearchParams(),
        signature: String(headers['x-twilio-signature'] ?? ''),
      },
    });
    const route = { schema: { hide: true } };
    scope.post('/v1/channel-reports/:channel', route, async (request, reply) => {
      const { searchParams } = new URL(request.url, 'http://here');
      await takeChannelReport(wordOf(request), searchParams.get('key') ?? '');
      return reply.code(204).send();
    });
    scope.post('/v1/channel-replies/:channel', route, async (request, reply) => {
      await takeChannelReply(wordOf(request));
      // No answer of ours goes back to the phone.
      return reply.type('text/xml').send('<Response/>');
    });
  });
}
