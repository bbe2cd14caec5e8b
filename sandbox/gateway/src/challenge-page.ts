import { CHALLENGE_SCRIPT, type ChallengeConfig } from './challenge-script.ts';
import type { Charge } from './charges.ts';
import { amountText, FRAME_TEXTS, type FrameLocale } from './frame-texts.ts';
import { escapeHtml, type FramePage, type PageTheme, pageHtml } from './page-shell.ts';

const BANK = `<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="20" fill="currentColor" opacity=".16"/><path d="M20 9 31 15.500v2H9v-2ZM12 19h3v8h-3Zm6.500 0h3v8h-3Zm6.500 0h3v8h-3ZM9.500 28.500h21v2.500h-21Z" fill="currentColor"/></svg>`;

/** The bank's page of a 3-D Secure check: asks once, and reports only that it is over. */
export function challengePage(page: {
  locale: FrameLocale;
  theme: PageTheme;
  charge: Charge;
  /** Target of the form, with its query. */
  action: string;
  font: FramePage['font'];
  config: ChallengeConfig;
}): FramePage {
  const texts = FRAME_TEXTS[page.locale];
  const amount = amountText(page.locale, page.charge.amountMinor, page.charge.currency);
  const row = (term: string, value: string): string =>
    `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd></div>`;
  const question = `<h1>${escapeHtml(texts.bankTitle)}</h1>
<p>${escapeHtml(texts.bankLead)}</p>
<dl>
${row(texts.bankAmount, amount)}
${row(texts.bankFor, page.charge.description)}
${row(texts.bankCard, texts.cardEnding(page.charge.card?.last4 ?? '····'))}
</dl>
<form class="actions" method="post" action="${escapeHtml(page.action)}">
<button class="primary" name="decision" value="approve">${escapeHtml(texts.approve(amount))}</button>
<button class="plain" name="decision" value="refuse">${escapeHtml(texts.refuse)}</button>
</form>`;
  const body = `<main class="bank">
<p class="bank-head">${BANK}<span>${escapeHtml(texts.bankName)}</span></p>
${page.config.finished ? `<p role="status">${escapeHtml(texts.bankDone)}</p>` : question}
</main>`;
  return {
    html: pageHtml({
      locale: page.locale,
      theme: page.theme,
      title: texts.bankTitle,
      body,
      script: CHALLENGE_SCRIPT,
      config: page.config,
      font: page.font,
    }),
    script: CHALLENGE_SCRIPT,
    font: page.font,
  };
}

/** The page in place of one that was asked for wrongly. */
export function refusalPage(locale: FrameLocale): FramePage {
  const texts = FRAME_TEXTS[locale];
  return {
    html: pageHtml({
      locale,
      theme: 'auto',
      title: texts.refusedTitle,
      body: `<main class="bank"><h1>${escapeHtml(texts.refusedTitle)}</h1><p>${escapeHtml(texts.refusedText)}</p></main>`,
      script: '',
      config: null,
    }),
    script: '',
    font: undefined,
  };
}
