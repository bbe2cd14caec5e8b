import { CARD_FRAME_SCRIPT, type CardFrameConfig } from './card-frame-script.ts';
import type { FrameAddress } from './frame-query.ts';
import { amountText, FRAME_TEXTS, type FrameLocale } from './frame-texts.ts';
import { escapeHtml, type FramePage, type PageTheme, pageHtml } from './page-shell.ts';

const BRANDS = `<span class="brand" aria-hidden="true">
<svg class="card" viewBox="0 0 44 28"><rect x="1" y="1" width="42" height="26" rx="4" fill="none" stroke="currentColor" stroke-width="1.5" opacity=".55"/><rect x="1" y="7" width="42" height="5" fill="currentColor" opacity=".3"/></svg>
<svg class="visa" viewBox="0 0 44 28"><rect width="44" height="28" rx="4" fill="#14307e"/><text x="22" y="19" text-anchor="middle" font-family="Arial,sans-serif" font-size="13" font-weight="700" font-style="italic" fill="#fff">VISA</text></svg>
<svg class="mastercard" viewBox="0 0 44 28"><rect width="44" height="28" rx="4" fill="#1d1b20"/><circle cx="17.5" cy="14" r="8" fill="#e5231b"/><circle cx="26.5" cy="14" r="8" fill="#f59f1b" fill-opacity=".88"/></svg>
<svg class="amex" viewBox="0 0 44 28"><rect width="44" height="28" rx="4" fill="#1f6fbf"/><text x="22" y="18" text-anchor="middle" font-family="Arial,sans-serif" font-size="10" font-weight="700" fill="#fff">AMEX</text></svg>
</span>`;

/** The button of the wallet in the form, and the sheet that takes the form's place: a wallet of the trade shows its own. */
function walletParts(
  locale: FrameLocale,
  { minor, currency }: NonNullable<FrameAddress['amount']>,
): { start: string; sheet: string } {
  const texts = FRAME_TEXTS[locale];
  const choice = ([value, label]: readonly [string, string], index: number): string =>
    `<label class="choice"><input type="radio" name="wallet-card" value="${value}"${index === 0 ? ' checked' : ''}>${escapeHtml(label)}</label>`;
  return {
    start: `<button type="button" class="wallet" id="wallet">${escapeHtml(texts.walletOpen)}</button>
<p class="or">${escapeHtml(texts.walletOr)}</p>`,
    sheet: `<section class="bank" id="wallet-sheet" aria-labelledby="wallet-title" hidden>
<h1 id="wallet-title">${escapeHtml(texts.walletName)}</h1>
<fieldset><legend>${escapeHtml(texts.walletCard)}</legend>
${Object.entries(texts.walletCards).map(choice).join('\n')}
</fieldset>
<div class="actions">
<button type="button" class="wallet" id="wallet-pay">${escapeHtml(texts.walletPay(amountText(locale, minor, currency)))}</button>
<button type="button" class="plain" id="wallet-close">${escapeHtml(texts.walletClose)}</button>
</div>
</section>
`,
  };
}

/** The card entry document. */
export function cardPage(page: {
  locale: FrameLocale;
  theme: PageTheme;
  /** Shown by the wallet, which is left out without it. */
  amount: FrameAddress['amount'];
  font: FramePage['font'];
  config: Omit<CardFrameConfig, 'errors'>;
}): FramePage {
  const texts = FRAME_TEXTS[page.locale];
  const field = (options: {
    id: string;
    label: string;
    attributes: string;
    hint?: string;
    half?: boolean;
    after?: string;
  }): string => {
    const described =
      options.hint === undefined ? `${options.id}-error` : `${options.id}-error ${options.id}-hint`;
    const hint =
      options.hint === undefined
        ? ''
        : `<span class="hint" id="${options.id}-hint">${escapeHtml(options.hint)}</span>`;
    return `<div class="field${options.half === true ? ' half' : ''}">
<label for="${options.id}">${escapeHtml(options.label)}</label>
<div class="box"><input id="${options.id}" required aria-describedby="${described}" ${options.attributes}>${options.after ?? ''}</div>
<span class="error" id="${options.id}-error" aria-live="polite"></span>${hint}
</div>`;
  };
  const digits = 'type="text" inputmode="numeric" autocapitalize="off" autocorrect="off" spellcheck="false"';
  const wallet = page.amount && walletParts(page.locale, page.amount);
  const body = `${wallet?.sheet ?? ''}<form novalidate aria-label="${escapeHtml(texts.cardTitle)}">
<p class="note" lang="${page.locale}">${escapeHtml(texts.testMode)}</p>
${wallet?.start ?? ''}
${field({ id: 'number', label: texts.number, attributes: `${digits} name="cardnumber" autocomplete="cc-number" enterkeyhint="next"`, after: BRANDS })}
${field({ id: 'name', label: texts.name, attributes: 'type="text" name="ccname" autocomplete="cc-name" autocapitalize="words" spellcheck="false" maxlength="80" enterkeyhint="next"' })}
${field({ id: 'expiry', label: texts.expiry, attributes: `${digits} name="exp-date" autocomplete="cc-exp" placeholder="${escapeHtml(texts.expiryFormat)}" maxlength="9" enterkeyhint="next"`, half: true })}
${field({ id: 'cvc', label: texts.cvc, hint: texts.cvcPlace, attributes: `${digits} name="cvc" autocomplete="cc-csc" maxlength="4" enterkeyhint="done"`, half: true })}
<button type="submit" hidden tabindex="-1">${escapeHtml(texts.cardTitle)}</button>
</form>`;
  const config: CardFrameConfig = { ...page.config, errors: texts.errors };
  return {
    html: pageHtml({
      locale: page.locale,
      theme: page.theme,
      title: texts.cardTitle,
      body,
      script: CARD_FRAME_SCRIPT,
      config,
      font: page.font,
    }),
    script: CARD_FRAME_SCRIPT,
    font: page.font,
  };
}
