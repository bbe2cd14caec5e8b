import { expectAccessible } from '../accessible.ts';
import { typeCard } from '../booking-steps.ts';
import { test } from '../fixtures.ts';
import { bookChangeCancel } from '../whole-journey.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a guest books, changes the flight, adds a passenger and pays, cancels the departure and sees the refund', async ({
  page,
  words,
  stay,
}) => {
  test.setTimeout(120_000);
  await bookChangeCancel(page, words, stay, { typeCard, look: expectAccessible });
});
