import { expectAccessible } from '../accessible.ts';
import { typeCard } from '../booking-steps.ts';
import { test } from '../fixtures.ts';
import { bookChangeCancel } from '../whole-journey.ts';

/** Each width, and each language, is looked at once before a release, and the phone each time; what a page is made of is the same in the others. */
const LOOKED_AT = process.env.E2E_ONCE ? ['phone-es'] : ['phone-es', 'tablet-en', 'desktop-en'];

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } });

test('a guest books, changes the flight, adds a passenger and pays, cancels the departure and sees the refund', async ({
  page,
  words,
  stay,
}) => {
  test.setTimeout(120_000);
  const isLookedAt = LOOKED_AT.includes(test.info().project.name);
  await bookChangeCancel(page, words, stay, { typeCard, ...(isLookedAt && { look: expectAccessible }) });
});
