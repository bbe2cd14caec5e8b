import { brandOf, digitsOf, isCardNumber, isExpiryOpen } from './card-number.ts';
import type { CardField, FrameMessage, PageMessage } from './frame-messages.ts';
import type { FrameTexts } from './frame-texts.ts';
import { TEST_NUMBERS } from './test-cards.ts';

/** The server's data in the card frame's document. */
export type CardFrameConfig = {
  parent: string;
  channel: string;
  ticket: string;
  tokenPath: string;
  errors: FrameTexts['errors'];
};

const rules = { digitsOf, isCardNumber, isExpiryOpen, brandOf };

type ErrorKey = keyof FrameTexts['errors'];
type Unstamped<Message> = Message extends unknown ? Omit<Message, 'source' | 'channel'> : never;

/**
 * Runs in the frame's document, not here: its own text is sent (see `CARD_FRAME_SCRIPT`), so it may use nothing but its arguments and the
 * browser. The card's digits live in this document's fields only; only one request to the gateway leaves it.
 */
function cardFrame(card: typeof rules, testNumbers: readonly string[]): void {
  const config: CardFrameConfig = JSON.parse(document.getElementById('config')?.textContent ?? '');
  const order: readonly CardField[] = ['number', 'name', 'expiry', 'cvc'];
  let ticket = config.ticket;
  let busy = false;
  let submitted = false;

  const input = (field: CardField): HTMLInputElement => {
    const element = document.getElementById(field);
    if (!(element instanceof HTMLInputElement)) throw new Error(`no field ${field}`);
    return element;
  };
  const tell = (message: Unstamped<FrameMessage>): void => {
    // Named target: the token goes only to the page that this document was served for.
    window.parent.postMessage(
      { source: 'traslado-gateway', channel: config.channel, ...message },
      config.parent,
    );
  };

  const expiry = (): { month: number; year: number } | undefined => {
    const match = /^(\d{1,2})\s*\/?\s*(\d{4}|\d{2})$/.exec(input('expiry').value.trim());
    if (!match) return undefined;
    const month = Number(match[1]);
    const year = Number(match[2]);
    if (month < 1 || month > 12) return undefined;
    return { month, year: year < 100 ? 2000 + year : year };
  };
  const check: Record<CardField, () => ErrorKey | undefined> = {
    number: () => {
      const digits = card.digitsOf(input('number').value);
      if (digits === '') return 'numberMissing';
      if (!card.isCardNumber(digits)) return 'numberWrong';
      // Checked here and not by the server, so that a real card typed by mistake stays in the browser.
      return testNumbers.includes(digits) ? undefined : 'numberNotTest';
    },
    name: () => {
      const name = input('name').value.trim();
      if (name === '') return 'nameMissing';
      return name.length > 80 ? 'nameLong' : undefined;
    },
    expiry: () => {
      if (input('expiry').value.trim() === '') return 'expiryMissing';
      const date = expiry();
      if (!date) return 'expiryWrong';
      return card.isExpiryOpen(date.month, date.year, Date.now()) ? undefined : 'expiryPast';
    },
    cvc: () => {
      const digits = input('cvc').value.trim();
      if (digits === '') return 'cvcMissing';
      return /^\d{3,4}$/.test(digits) ? undefined : 'cvcWrong';
    },
  };
  const show = (field: CardField, error: ErrorKey | undefined): void => {
    const place = document.getElementById(`${field}-error`);
    if (place) place.textContent = error ? config.errors[error] : '';
    if (error) input(field).setAttribute('aria-invalid', 'true');
    else input(field).removeAttribute('aria-invalid');
  };
  const refuse = (fields: readonly CardField[]): void => {
    const [first] = fields;
    if (first) input(first).focus();
    tell({ type: 'invalid', fields: [...fields] });
  };

  /** Rewrites a field's text and keeps the caret behind the same digit. */
  const reformat = (field: CardField, format: (digits: string) => string, limit: number): void => {
    const element = input(field);
    const caret = element.selectionStart ?? element.value.length;
    const before = element.value.slice(0, caret).replace(/\D/g, '').length;
    const text = format(element.value.replace(/\D/g, '').slice(0, limit));
    if (text === element.value) return;
    const atEnd = caret >= element.value.length;
    element.value = text;
    let position = 0;
    for (let digits = 0; position < text.length && digits < before; position += 1) {
      if (/\d/.test(text.charAt(position))) digits += 1;
    }
    if (document.activeElement === element) {
      const target = atEnd ? text.length : position;
      element.setSelectionRange(target, target);
    }
  };
  const onInput: Record<CardField, (event: Event) => void> = {
    number: () => {
      reformat('number', (digits) => digits.replace(/(.{4})(?=.)/g, '$1 '), 19);
      document.documentElement.dataset.brand = card.brandOf(card.digitsOf(input('number').value));
    },
    name: () => undefined,
    expiry: (event) => {
      const element = input('expiry');
      // A year in full comes from autofill: 09/2029 is 09/29.
      const full = /^\s*(\d{1,2})\s*\/\s*20(\d{2})\s*$/.exec(element.value);
      if (full) element.value = `${(full[1] ?? '').padStart(2, '0')}/${full[2] ?? ''}`;
      if (/^[2-9]$/.test(element.value)) element.value = `0${element.value}`;
      if (/^\d\s*\/$/.test(element.value)) element.value = `0${element.value.charAt(0)}/`;
      const deleting = event instanceof InputEvent && event.inputType.startsWith('delete');
      reformat(
        'expiry',
        (digits) =>
          digits.length > 2 || (digits.length === 2 && !deleting)
            ? `${digits.slice(0, 2)}/${digits.slice(2)}`
            : digits,
        4,
      );
    },
    cvc: () => reformat('cvc', (digits) => digits, 4),
  };

  /** Makes a token of a card, once however often it is asked. */
  const mint = async (
    type: 'token' | 'wallet',
    typed: { number: string; name: string; month: number | undefined; year: number | undefined; cvc: string },
  ): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      const answer = await fetch(config.tokenPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        credentials: 'omit',
        body: JSON.stringify({
          ticket,
          number: typed.number,
          name: typed.name,
          exp_month: typed.month,
          exp_year: typed.year,
          cvc: typed.cvc,
        }),
        signal: AbortSignal.timeout(15_000),
      });
      const body = await answer.json();
      if (answer.ok) {
        ticket = body.next_ticket;
        tell({ type, token: body.token, card: body.card });
      } else if (answer.status === 422) {
        const fields: CardField[] = [];
        for (const field of order) {
          const error: ErrorKey | undefined = body.error.fields?.[field];
          if (!error) continue;
          show(field, error);
          fields.push(field);
        }
        refuse(fields);
      } else {
        tell({ type: 'error', code: body.error?.code === 'ticket_spent' ? 'expired' : 'refused' });
      }
    } catch {
      tell({ type: 'error', code: 'unavailable' });
    } finally {
      busy = false;
    }
  };

  const submit = async (): Promise<void> => {
    if (busy) return;
    submitted = true;
    const wrong = order.filter((field) => {
      const error = check[field]();
      show(field, error);
      return error !== undefined;
    });
    if (wrong.length > 0) return refuse(wrong);
    const date = expiry();
    await mint('token', {
      number: card.digitsOf(input('number').value),
      name: input('name').value.trim(),
      month: date?.month,
      year: date?.year,
      cvc: input('cvc').value.trim(),
    });
  };

  const sheet = document.getElementById('wallet-sheet');
  const form = document.querySelector('form');
  const showWallet = (isShown: boolean): void => {
    if (!sheet || !form) return;
    sheet.hidden = !isShown;
    form.hidden = isShown;
  };
  const payByWallet = (): Promise<void> => {
    const isDeclined = document.querySelector('[name=wallet-card][value=declined]:checked') !== null;
    return mint('wallet', {
      number: isDeclined ? '4000000000000002' : '4242424242424242',
      name: 'Test Wallet',
      month: 12,
      year: new Date().getFullYear() + 2,
      cvc: '123',
    });
  };
  document.getElementById('wallet')?.addEventListener('click', () => {
    showWallet(true);
    document.getElementById('wallet-pay')?.focus();
  });
  document.getElementById('wallet-close')?.addEventListener('click', () => {
    showWallet(false);
    document.getElementById('wallet')?.focus();
  });
  document.getElementById('wallet-pay')?.addEventListener('click', () => void payByWallet());

  for (const field of order) {
    input(field).addEventListener('input', (event) => {
      onInput[field](event);
      if (input(field).hasAttribute('aria-invalid') && check[field]() === undefined) show(field, undefined);
    });
    // First on submit, then on leaving a field: nobody is told off while still typing.
    input(field).addEventListener('blur', () => {
      if (submitted) show(field, check[field]());
    });
  }
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    tell({ type: 'enter' });
  });
  window.addEventListener('message', (event: MessageEvent<PageMessage>) => {
    if (event.source !== window.parent || event.origin !== config.parent) return;
    const message = event.data;
    if (message?.source !== 'traslado-gateway' || message.channel !== config.channel) return;
    // The page's own button pays as the frame shows it.
    if (message.type === 'submit') void (sheet?.hidden === false ? payByWallet() : submit());
    if (message.type === 'focus') input('number').focus();
    if (message.type === 'theme') document.documentElement.dataset.theme = message.theme;
    if (message.type === 'reset') {
      submitted = false;
      showWallet(false);
      for (const field of order) {
        // The name stays: the next card is most often of the same person. Nothing of the card itself does.
        if (field !== 'name') input(field).value = '';
        show(field, undefined);
      }
      document.documentElement.dataset.brand = 'card';
    }
  });
  new ResizeObserver(() => {
    tell({ type: 'height', px: Math.ceil(document.body.getBoundingClientRect().height) });
  }).observe(document.body);
  tell({ type: 'ready' });
}

/**
 * The script of the card frame. `__name` stands in for a helper that some TypeScript loaders wrap named functions in.
 */
export const CARD_FRAME_SCRIPT = `'use strict';const __name=(f)=>f;(${cardFrame.toString()})({${Object.entries(
  rules,
)
  .map(([name, rule]) => `${name}:${rule.toString()}`)
  .join(',')}},${JSON.stringify(TEST_NUMBERS)});`;
