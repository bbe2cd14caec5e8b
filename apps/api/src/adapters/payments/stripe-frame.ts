import { readFrameAddress } from '@traslado/gateway/frame-query';
import { FRAME_TEXTS } from '@traslado/gateway/frame-texts';
import { escapeHtml, hashSource, pageHtml, styleDirectives } from '@traslado/gateway/page-shell';
import { PAGE_STYLE } from '@traslado/gateway/page-style';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { STRIPE_FRAME_SCRIPT, STRIPE_RETURN_SCRIPT } from './stripe-frame-script.ts';

const STRIPE_JS = 'https://js.stripe.com/v3/';
const STYLE = `${PAGE_STYLE}.ink{color:var(--ink)}.soft{color:var(--soft)}.bad{color:var(--bad)}`;

/**
 * The document that carries Stripe's fields, so that the guest's page itself loads nothing from another host and speaks
 * the same messages with every gateway.
 *
 * Unlike the sandbox's it has a real origin: Stripe's fields do not work in an opaque one. The card is safe all the same, it is typed into Stripe's
 * own frames inside this document, which neither we nor the page can read. But on the page's own host Stripe's script could reach
 * the page, as in any shop that uses Stripe; serve this document from a host of its own (`frameOrigin`) to rule that out.
 */
export function stripeFramePlugin(options: {
  publishableKey: string;
  /** Origins of the guest's pages when this document has a host of its own. */
  allowedOrigins: readonly string[];
  /** Apple Pay, Google Pay and Link above the card. */
  hasWallets: boolean;
}): FastifyPluginAsync {
  return async (app) => {
    app.get('/', (request, reply) => {
      const { page, locale, theme, amount, font } = readFrameAddress(request, options.allowedOrigins);
      if (page === undefined) return reply.code(400).send({ error: { code: 'invalid_request' } });
      const texts = FRAME_TEXTS[locale];
      const mount = (
        id: string,
        label: string,
        half: boolean,
      ): string => `<div class="field${half ? ' half' : ''}">
<label for="${id}" id="${id}-label">${escapeHtml(label)}</label>
<div class="mount" id="${id}"></div><span class="error" id="${id}-error" aria-live="polite"></span></div>`;
      const wallet = options.hasWallets && amount;
      const body = `<form novalidate aria-label="${escapeHtml(texts.cardTitle)}">
${wallet ? `<div id="wallet" class="field" hidden></div><p class="or" id="or" hidden>${escapeHtml(texts.walletOr)}</p>` : ''}
${mount('number', texts.number, false)}
<div class="field"><label for="name">${escapeHtml(texts.name)}</label>
<input id="name" name="ccname" type="text" autocomplete="cc-name" maxlength="80" required aria-describedby="name-error">
<span class="error" id="name-error" aria-live="polite"></span></div>
${mount('expiry', texts.expiry, true)}
${mount('cvc', texts.cvc, true)}
<button type="submit" hidden tabindex="-1">${escapeHtml(texts.cardTitle)}</button>
</form>
<script src="${STRIPE_JS}"></script>`;
      const config = {
        ...page,
        publishableKey: options.publishableKey,
        // Stripe's name for Mexican Spanish is that of Latin America.
        locale: locale === 'es-MX' ? 'es-419' : 'en',
        nameMissing: texts.errors.nameMissing,
        font: font ?? null,
        wallet: wallet ? { amount: wallet.minor, currency: wallet.currency.toLowerCase() } : null,
      };
      const html = pageHtml({
        locale,
        theme,
        title: texts.cardTitle,
        body,
        script: STRIPE_FRAME_SCRIPT,
        config,
        font,
        style: STYLE,
      });
      return send(reply, html, [
        `script-src ${hashSource(STRIPE_FRAME_SCRIPT)} https://js.stripe.com https://*.js.stripe.com`,
        'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
        'connect-src https://api.stripe.com',
        'img-src https://*.stripe.com',
        ...styleDirectives(font, STYLE),
        `frame-ancestors ${["'self'", ...options.allowedOrigins].join(' ')}`,
      ]);
    });

    app.get('/return', (request, reply) => {
      // The bank sends the guest here inside a frame of a frame of its own making, so there is no channel to check.
      const { parent } = readFrameAddress(request, options.allowedOrigins);
      if (parent === undefined) return reply.code(400).send({ error: { code: 'invalid_request' } });
      const html = pageHtml({
        locale: 'en-US',
        theme: 'auto',
        title: 'Stripe',
        body: '<main class="bank"></main>',
        script: STRIPE_RETURN_SCRIPT,
        config: { parent },
      });
      return send(reply, html, [
        `script-src ${hashSource(STRIPE_RETURN_SCRIPT)}`,
        ...styleDirectives(undefined),
        `frame-ancestors ${["'self'", ...options.allowedOrigins, 'https://hooks.stripe.com'].join(' ')}`,
      ]);
    });
  };
}

function send(reply: FastifyReply, html: string, directives: readonly string[]): FastifyReply {
  reply.removeHeader('x-frame-options');
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header(
      'content-security-policy',
      ["default-src 'none'", "base-uri 'none'", "form-action 'none'", ...directives].join('; '),
    )
    .send(html);
}
