import type { CardField, FrameMessage, PageMessage } from '@traslado/gateway/frame-messages';

/** The server's data in the document that carries Stripe's fields. */
export type StripeFrameConfig = {
  parent: string;
  channel: string;
  publishableKey: string;
  locale: string;
  nameMissing: string;
  /** Address of the page's typeface, which Stripe fetches into its own fields; null without one. */
  font: string | null;
  /** Amount in the smallest unit and currency for the sheet of a wallet; null without wallets. */
  wallet: { amount: number; currency: string } | null;
};

/** The used part of Stripe.js. */
type StripeElement = {
  mount(place: string): void;
  focus(): void;
  clear(): void;
  update(options: object): void;
  on(
    event: 'change',
    listener: (change: { error?: { message: string }; complete: boolean; empty: boolean }) => void,
  ): void;
  on(
    event: 'ready',
    listener: (ready: { availablePaymentMethods?: Readonly<Record<string, boolean>> }) => void,
  ): void;
  on(event: 'confirm', listener: (confirm: { paymentFailed(why: { reason: 'fail' }): void }) => void): void;
};
type StripeElements = {
  create(type: string, options: object): StripeElement;
  submit(): Promise<{ error?: object }>;
};
type StripeJs = (
  key: string,
  options: object,
) => {
  elements(options: object): StripeElements;
  createPaymentMethod(options: object): Promise<{
    paymentMethod?: { id: string; card?: { brand: string; last4: string } };
    error?: { code?: string; type: string; message?: string };
  }>;
};

type Unstamped<Message> = Message extends unknown ? Omit<Message, 'source' | 'channel'> : never;

/** Runs in the frame's document, not here: its own text is sent. The card is typed into Stripe's frames inside this one. */
function stripeFrame(): void {
  const config: StripeFrameConfig = JSON.parse(document.getElementById('config')?.textContent ?? '');
  const tell = (message: Unstamped<FrameMessage>): void => {
    window.parent.postMessage(
      { source: 'traslado-gateway', channel: config.channel, ...message },
      config.parent,
    );
  };
  new ResizeObserver(() => {
    tell({ type: 'height', px: Math.ceil(document.body.getBoundingClientRect().height) });
  }).observe(document.body);

  const start: StripeJs | undefined = Reflect.get(window, 'Stripe');
  if (typeof start !== 'function') {
    tell({ type: 'error', code: 'unavailable' });
    return;
  }
  const stripe = start(config.publishableKey, { locale: config.locale });
  const elements = stripe.elements(
    config.font === null
      ? {}
      : { fonts: [{ family: 'Page Text', src: `url(${config.font})`, weight: '400', display: 'swap' }] },
  );
  const colour = (name: string): string => {
    const probe = document.createElement('span');
    probe.className = name;
    document.body.append(probe);
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value;
  };
  const style = (): object => ({
    base: {
      color: colour('ink'),
      fontSize: '17px',
      fontFamily: '"Page Text", Arial, sans-serif',
      iconColor: colour('soft'),
      '::placeholder': { color: colour('soft') },
    },
    invalid: { color: colour('bad'), iconColor: colour('bad') },
  });
  const kinds: Record<Exclude<CardField, 'name'>, string> = {
    number: 'cardNumber',
    expiry: 'cardExpiry',
    cvc: 'cardCvc',
  };
  const fields: readonly Exclude<CardField, 'name'>[] = ['number', 'expiry', 'cvc'];
  const made = new Map<CardField, StripeElement>();
  const states = new Map<CardField, { error: string; complete: boolean }>();
  const show = (field: CardField, text: string): void => {
    const place = document.getElementById(`${field}-error`);
    if (place) place.textContent = text;
  };
  for (const field of fields) {
    const element = elements.create(kinds[field], { style: style(), showIcon: field === 'number' });
    element.mount(`#${field}`);
    element.on('change', (change) => {
      states.set(field, { error: change.error?.message ?? '', complete: change.complete });
      show(field, change.error?.message ?? '');
    });
    made.set(field, element);
  }
  const name = document.getElementById('name');
  const nameText = (): string => (name instanceof HTMLInputElement ? name.value.trim() : '');
  let busy = false;

  const submit = async (): Promise<void> => {
    if (busy) return;
    show('name', nameText() === '' ? config.nameMissing : '');
    const wrong: CardField[] = fields.filter((field) => states.get(field)?.complete !== true);
    if (nameText() === '') wrong.push('name');
    busy = true;
    try {
      // Asked even when a field is empty: Stripe's own words for it, in the guest's language, come with the answer.
      const { paymentMethod, error } = await stripe.createPaymentMethod({
        type: 'card',
        card: made.get('number'),
        billing_details: { name: nameText() },
      });
      if (error !== undefined && error.type !== 'validation_error') {
        return tell({
          type: 'error',
          code: error.type === 'api_connection_error' ? 'unavailable' : 'refused',
        });
      }
      if (error !== undefined || wrong.length > 0 || paymentMethod === undefined) {
        const [first = 'number'] = wrong;
        if (error?.message !== undefined && first !== 'name') show(first, error.message);
        if (first === 'name') name?.focus();
        else made.get(first)?.focus();
        return tell({ type: 'invalid', fields: wrong });
      }
      tell({
        type: 'token',
        token: paymentMethod.id,
        card: { brand: paymentMethod.card?.brand ?? 'card', last4: paymentMethod.card?.last4 ?? '' },
      });
    } catch {
      tell({ type: 'error', code: 'unavailable' });
    } finally {
      busy = false;
    }
  };

  /** Stripe's buttons of wallets, shown once it says that this browser has one. They need elements that know the amount. */
  const offerWallets = ({ amount, currency }: { amount: number; currency: string }): void => {
    const own = stripe.elements({
      mode: 'payment',
      amount,
      currency,
      paymentMethodCreation: 'manual',
      paymentMethodTypes: ['card', 'link'],
    });
    const express = own.create('expressCheckout', {
      buttonHeight: 52,
      paymentMethods: { applePay: 'auto', googlePay: 'auto', link: 'auto' },
    });
    express.on('ready', ({ availablePaymentMethods: ways }) => {
      const hasWay = ways !== undefined && Object.values(ways).includes(true);
      for (const id of ['wallet', 'or']) document.getElementById(id)?.toggleAttribute('hidden', !hasWay);
    });
    express.on('confirm', async (confirm) => {
      if (busy) return;
      busy = true;
      try {
        const { error: unfit } = await own.submit();
        const made = unfit ? undefined : await stripe.createPaymentMethod({ elements: own });
        const method = made?.paymentMethod;
        if (method === undefined) {
          confirm.paymentFailed({ reason: 'fail' });
          return tell({ type: 'error', code: 'refused' });
        }
        const { brand = 'card', last4 = '' } = method.card ?? {};
        tell({ type: 'wallet', token: method.id, card: { brand, last4 } });
      } catch {
        confirm.paymentFailed({ reason: 'fail' });
        tell({ type: 'error', code: 'unavailable' });
      } finally {
        busy = false;
      }
    });
    express.mount('#wallet');
  };
  if (config.wallet) offerWallets(config.wallet);

  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    tell({ type: 'enter' });
  });
  window.addEventListener('message', (event: MessageEvent<PageMessage>) => {
    if (event.source !== window.parent || event.origin !== config.parent) return;
    const message = event.data;
    if (message?.source !== 'traslado-gateway' || message.channel !== config.channel) return;
    if (message.type === 'submit') void submit();
    if (message.type === 'focus') made.get('number')?.focus();
    if (message.type === 'theme') {
      document.documentElement.dataset.theme = message.theme;
      for (const element of made.values()) element.update({ style: style() });
    }
    if (message.type === 'reset') {
      // The payer's name stays. Nothing of the card itself does.
      for (const element of made.values()) element.clear();
    }
  });
  tell({ type: 'ready' });
}

/** Runs in the page the bank sends the guest back to, inside the guest's page: reports that it is over, not how. */
function stripeReturn(): void {
  const config: { parent: string } = JSON.parse(document.getElementById('config')?.textContent ?? '');
  window.parent.postMessage(
    { source: 'traslado-gateway', channel: '', type: 'challenge', result: 'finished' },
    config.parent,
  );
}

const asScript = (run: () => void): string => `'use strict';const __name=(f)=>f;(${run.toString()})();`;

export const STRIPE_FRAME_SCRIPT = asScript(stripeFrame);
export const STRIPE_RETURN_SCRIPT = asScript(stripeReturn);
