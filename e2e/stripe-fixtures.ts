import type { Page } from '@playwright/test';
import { cardFrame } from './booking-steps.ts';
import { test as base, expect } from './fixtures.ts';
import type { ManageWords } from './manage-steps.ts';
import { ownStay } from './own-stay.ts';
import type { StripeProduct } from './stripe-product.ts';

export { expect };

/** Stripe's script loads from its own host only; nothing else of the page may ask another host. */
const STRIPE_JS = 'https://js.stripe.com/v3/';

/**
 * Stands in for that script: fields to type into, and the tokens that the emulator knows. The real fields are frames of Stripe's. It is
 * sent as text, so it uses nothing from outside.
 */
function stripeJs(): void {
  type Field = { input: HTMLInputElement; tell: () => void };
  const fields = new Map<string, Field>();
  const lengths: Record<string, number> = { cardNumber: 16, cardExpiry: 4, cardCvc: 3 };
  const digitsOf = (kind: string) => (fields.get(kind)?.input.value ?? '').replace(/\D/g, '');
  const create = (kind: string, { style }: { style: { base: { fontFamily: string } } }) => {
    const input = document.createElement('input');
    const listeners: ((change: { complete: boolean; empty: boolean }) => void)[] = [];
    const tell = () => {
      const { length } = digitsOf(kind);
      for (const listener of listeners)
        listener({ complete: length >= (lengths[kind] ?? 1), empty: length === 0 });
    };
    input.inputMode = 'numeric';
    input.className = 'ink';
    input.style.fontFamily = style.base.fontFamily;
    input.addEventListener('input', tell);
    fields.set(kind, { input, tell });
    return {
      mount(place: string) {
        input.setAttribute('aria-labelledby', `${place.slice(1)}-label`);
        document.querySelector(place)?.append(input);
      },
      focus: () => input.focus(),
      clear() {
        input.value = '';
        tell();
      },
      update: () => undefined,
      on: (_event: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    };
  };
  /** Has a wallet, whose sheet says yes at once. */
  const expressOf = ({ amount, currency }: { amount: number; currency: string }) => {
    const told = new Map<string, (event: object) => void>();
    return {
      on: (event: string, listener: (event: object) => void) => told.set(event, listener),
      mount(place: string) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = `Pay ${currency.toUpperCase()} ${(amount / 100).toFixed(2)} with a wallet`;
        button.addEventListener('click', () => told.get('confirm')?.({ paymentFailed: () => undefined }));
        document.querySelector(place)?.append(button);
        told.get('ready')?.({ availablePaymentMethods: { applePay: true, googlePay: false, link: false } });
      },
    };
  };
  Object.assign(window, {
    Stripe: () => ({
      elements: (options: { amount: number; currency: string; fonts?: object[] }) => {
        if (options.fonts) document.documentElement.dataset.fonts = JSON.stringify(options.fonts);
        return {
          create: (kind: string, wishes: { style: { base: { fontFamily: string } } }) =>
            kind === 'expressCheckout' ? expressOf(options) : create(kind, wishes),
          submit: async () => ({}),
        };
      },
      createPaymentMethod: async ({ elements }: { elements?: object }) => {
        if (elements)
          return { paymentMethod: { id: 'pm_card_visa', card: { brand: 'visa', last4: '4242' } } };
        const number = digitsOf('cardNumber');
        return {
          paymentMethod: {
            id: number === '4242424242424242' ? 'pm_card_visa' : 'pm_card_chargeDeclined',
            card: { brand: 'visa', last4: number.slice(-4) },
          },
        };
      },
    }),
  });
}

/** Types a card into the fields of the stand-in. */
export async function typeStripeCard(
  page: Page,
  words: ManageWords,
  number = '4242424242424242',
): Promise<void> {
  const frame = cardFrame(page, words);
  await frame.locator('#number input').fill(number);
  await frame.locator('#name').fill('Ana Test');
  await frame.locator('#expiry input').fill('12/30');
  await frame.locator('#cvc input').fill('123');
}

/** The test function of journeys that are paid through Stripe: another product, another database. */
export const test = base.extend<{ isStripeServed: undefined }, { stripe: StripeProduct }>({
  stripe: [
    // Playwright reads from the pattern which fixtures are needed, and wants one.
    async ({ browserName: _browser }, use) => {
      const answer = await fetch(process.env.E2E_STRIPE_STARTER ?? '');
      if (!answer.ok) throw new Error(await answer.text());
      await use((await answer.json()) as StripeProduct);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ stripe }, use) => use(stripe.url),
  stay: async ({ stripe, stayWishes }, use) => use(await ownStay(stayWishes, stripe.databaseUrl)),
  expectedProblems: [/^asked another host: https:\/\/js\.stripe\.com\/v3\/$/],
  isStripeServed: [
    async ({ context }, use) => {
      await context.route(STRIPE_JS, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `(${stripeJs.toString()})();` }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});
