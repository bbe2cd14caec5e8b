import { cardFrame, main, wordsOf } from './booking-steps.ts';
import type { Hands } from './keystroke-trace.ts';
import type { OwnStay } from './own-stay.ts';

const words = wordsOf('en-US');

/** A booking of a guest on a phone, from the home page to the booking number: a shared ride both ways. */
export type GuestTask = {
  readonly name: string;
  readonly from: string;
  /** Seconds that it may take. */
  readonly limit: number;
  readonly pathOf: (stay: OwnStay) => string;
  readonly act: (hands: Hands, stay: OwnStay) => Promise<void>;
};

async function fill(hands: Hands, label: string, text: string, index = 0): Promise<void> {
  await hands.click(hands.page.getByLabel(label, { exact: true }).nth(index));
  await hands.type(text);
}

/** From the stay that stands in the form to the open payment. */
async function reachPayment(hands: Hands): Promise<void> {
  const { page } = hands;
  const { booking } = words;
  await hands.click(page.getByRole('button', { name: words.home.form.submit }));
  await hands.click(page.getByRole('button', { name: booking.card.choose('USD 84'), exact: true }));
  await fill(hands, booking.flight.labels.flightNumber, 'AA1234');
  await fill(hands, booking.flight.labels.flightNumber, 'AA1235', 1);
  await hands.see(page.getByText('American Airlines AA 1235'));
  await hands.click(main(page, booking.continue));
  await hands.click(page.getByRole('checkbox'));
  await hands.click(main(page, booking.overview.toPayment));
}

async function payByWallet(hands: Hands): Promise<void> {
  const frame = cardFrame(hands.page, words);
  await hands.click(frame.locator('#wallet'));
  await hands.click(frame.locator('#wallet-pay'));
  await hands.see(hands.page.getByTestId('booking-number'));
}

async function typeStay(hands: Hands, { folio, lastName }: OwnStay): Promise<void> {
  await fill(hands, words.home.form.booking, folio);
  await fill(hands, words.home.form.lastName, lastName);
}

export const guestTasks: readonly GuestTask[] = [
  {
    name: 'Book and pay by wallet',
    from: 'the link in the resort’s letter',
    limit: 45,
    pathOf: ({ folio, lastName }) => `/#${new URLSearchParams({ stay: folio, name: lastName })}`,
    async act(hands) {
      await reachPayment(hands);
      await payByWallet(hands);
    },
  },
  {
    name: 'Book and pay by wallet, the stay typed',
    from: 'the home page',
    limit: 45,
    pathOf: () => '/',
    async act(hands, stay) {
      await typeStay(hands, stay);
      await reachPayment(hands);
      await payByWallet(hands);
    },
  },
  {
    name: 'Book and pay by card, all typed',
    from: 'the home page',
    limit: 70,
    pathOf: () => '/',
    async act(hands, stay) {
      await typeStay(hands, stay);
      await reachPayment(hands);
      const frame = cardFrame(hands.page, words);
      for (const [field, text] of [
        ['number', '4242424242424242'],
        ['name', 'Ana Rivera'],
        ['expiry', '1230'],
        ['cvc', '123'],
      ]) {
        await hands.click(frame.locator(`#${field}`));
        await hands.type(text ?? '');
      }
      await hands.click(main(hands.page, words.booking.payment.pay('USD 84.00')));
      await hands.see(hands.page.getByTestId('booking-number'));
    },
  },
];
