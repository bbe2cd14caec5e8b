import { faultsOf } from '../tools/effort/keystrokes.mjs';
import { expect, onDesktop, test } from './fixtures.ts';
import { readEffort } from './known-effort.ts';
import { measureDeed } from './measure-deed.ts';
import { staffDeeds } from './staff-deeds.ts';

/** One of each kind: a dialog with a reason, money, a flight that fills its time, the palette with a row. `npm run effort` walks them all. */
const WALKED = [
  'Send a letter again',
  'Refund USD 20',
  'Move a ride to another flight',
  'Change a price for March',
];

test('a deed of staff costs no more than was written down', onDesktop, async ({ browser }) => {
  const { deeds } = readEffort();
  for (const deed of staffDeeds.filter(({ name }) => WALKED.includes(name))) {
    const measured = await measureDeed(browser, deed);
    const known = deeds.find(({ name }) => name === deed.name);
    expect(known, deed.name).toBeDefined();
    expect(faultsOf(measured, known?.effort.seconds), deed.name).toEqual([]);
  }
});
