import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Hands } from './keystroke-trace.ts';
import { ownBooking } from './own-booking.ts';
import { deskOf } from './product-states.ts';
import { staffWordsOf } from './staff-steps.ts';

export const words = staffWordsOf('en-US');

/** A task of staff: where it begins, and how a practiced person does it. */
export type StaffTask = {
  readonly name: string;
  /** The page on which it begins, in words. */
  readonly from: string;
  readonly role: string;
  /** Makes what it needs, and answers the address of that page. */
  readonly prepare: (page: Page) => Promise<{ readonly path: string; readonly [fact: string]: string }>;
  readonly act: (hands: Hands, facts: Readonly<Record<string, string>>) => Promise<void>;
};

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

export const onBooking = async (serviceId: number, card?: null) => {
  const { number, stay } = await ownBooking({ serviceId, ...(card === null && { card }) });
  return {
    path: await deskOf(number),
    number,
    guest: `${stay.firstName} ${stay.lastName}`,
  };
};

/** The last step of a task for a guest: its reason is chosen, and the button pressed. */
export async function sayWhy(hands: Hands, reason: string, confirm: string): Promise<void> {
  const dialog = hands.page.getByRole('dialog');
  const field = dialog.getByLabel(words.acting.reason, { exact: true });
  await field.waitFor();
  if ((await field.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text)) !== reason) {
    await hands.tabTo(field);
    await hands.choose(reason);
  }
  await hands.see(button(dialog, confirm));
  await send(hands);
}

export const gone = (hands: Hands) => hands.page.getByRole('dialog').waitFor({ state: 'detached' });

export const nameOf = () =>
  `Ana${String.fromCharCode(...Array.from({ length: 5 }, () => 97 + randomInt(26)))}`;

/** Ends a form from any of its fields. */
export async function send(hands: Hands): Promise<void> {
  await hands.press('Control+Enter');
}

/** The box has the focus a moment after it is there. */
export async function openPalette(hands: Hands): Promise<void> {
  await hands.press('/');
  await hands.see(hands.page.locator('[role=combobox]:focus'));
}
