import { generate } from 'otplib';
import { createSecondFactors, makeRecoveryCodes } from '../staff/accounts/prove-codes.ts';
import {
  confirmFactor,
  replaceRecoveryCodes,
  saveBegunFactor,
} from '../store/account/second-factor-repository.ts';
import type { TestApp } from './open-test-app.ts';
import type { Staff } from './staff.ts';

/** Gives a person a second factor. Returns a code of theirs: a recovery code, or the app's where it is only begun. */
export async function giveFactor(
  test: TestApp,
  { id, username }: Pick<Staff, 'id' | 'username'>,
  { isBegun = false } = {},
): Promise<string> {
  const accountId = id;
  const now = test.now();
  const { sealed, secret } = createSecondFactors({
    db: test.db,
    sealerFor: test.sealerFor,
    wallClock: test,
  }).make(id, username);
  const { codes, hashes } = makeRecoveryCodes();
  await saveBegunFactor(test.db, { accountId, secret: sealed, now });
  if (isBegun) return generate({ secret, epoch: Math.floor(now / 1_000) });
  await test.db.transaction().execute(async (tx) => {
    await confirmFactor(tx, { accountId, now });
    await replaceRecoveryCodes(tx, { accountId, hashes });
  });
  return codes[0] ?? '';
}
