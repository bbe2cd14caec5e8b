import { faultsOf } from '../tools/effort/keystrokes.mjs';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { guestDeeds } from './guest-deeds.ts';
import { readEffort } from './known-effort.ts';
import { measureDeed, measureGuestDeed } from './measure-deed.ts';
import { staffDeeds } from './staff-deeds.ts';

/** One of each kind: a dialog with a reason, money, a flight that fills its time, the palette with a row. `npm run effort` walks them all. */
const WALKED = [
  'Send a letter again',
  'Refund USD 20',
  'Move a ride to another flight',
  'Change a price for March',
];

test('a deed of staff costs no more than was written down', onDesktop, async ({ browser }) => {
  test.setTimeout(180_000);
  const { deeds } = readEffort();
  for (const deed of staffDeeds.filter(({ name }) => WALKED.includes(name))) {
    const measured = await measureDeed(browser, deed);
    const known = deeds.find(({ name }) => name === deed.name);
    expect(known, deed.name).toBeDefined();
    expect(faultsOf(measured, known?.effort.seconds), deed.name).toEqual([]);
  }
});

test('a guest with a wallet pays in no more than was written down', onPhone, async ({ browser }) => {
  const { guests } = readEffort();
  const [deed] = guestDeeds;
  if (!deed) throw new Error('no deed of a guest');
  const measured = await measureGuestDeed(browser, deed);
  const known = guests.find(({ name }) => name === deed.name);
  expect(known).toBeDefined();
  expect(faultsOf(measured, known?.effort.seconds, deed.limit)).toEqual([]);
});
