import { randomBytes } from 'node:crypto';
import {
  areCodesStopped,
  kindOfCode,
  RECOVERY_CODES,
  recoveryCodeOf,
  tidyCode,
  WRONG_CODES,
} from '@traslado/domain/access/second-factor';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Db } from '../../db/client.ts';
import { hashOfToken } from '../../db/token-hash.ts';
import type { Sealer } from '../../http/sealed.ts';
import {
  addWrongCode,
  type FactorRecord,
  findFactor,
  takeRecoveryCode,
  takeStep,
} from '../../store/account/second-factor-repository.ts';

/** The result of a code. `none`: the account has no second factor. `missing`: it has one, and no code came. */
export type CodeOutcome = 'right' | 'wrong' | 'missing' | 'stopped' | 'none';

/** Second factors of accounts of our own, by the half-minute codes of an app (RFC 6238) or a recovery code. */
export type SecondFactors = {
  /** Judges a code, which counts once. */
  readonly check: (accountId: number, code: string | null) => Promise<CodeOutcome>;
  /** The same for a factor that was begun and is not required yet. */
  readonly checkBegun: (accountId: number, code: string) => Promise<CodeOutcome>;
  /** A new secret: as it is kept, as a person types it, and as an app reads it. */
  readonly make: (
    accountId: number,
    username: string,
  ) => { readonly sealed: string; readonly secret: string; readonly uri: string };
};

/** Recovery codes as people keep them, and as we do. */
export function makeRecoveryCodes(): { readonly codes: string[]; readonly hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(12)));
  return { codes, hashes: codes.map((code) => hashOfToken(tidyCode(code))) };
}

/** Seconds that a phone's clock may be off. */
const TOLERANCE_S = 30;
const ISSUER = 'Traslado';

/** @param wallClock the real time, which phones have too. Epoch milliseconds */
export function createSecondFactors({
  db,
  sealerFor,
  wallClock,
}: {
  readonly db: Db;
  readonly sealerFor: (purpose: string) => Sealer;
  readonly wallClock: { readonly now: () => number };
}): SecondFactors {
  const sealer = sealerFor('second factors of staff');
  const wallNow = wallClock.now;
  const bound = (accountId: number) => `account ${accountId}`;

  async function isRight(accountId: number, factor: FactorRecord, typed: string): Promise<boolean> {
    const code = tidyCode(typed);
    const kind = kindOfCode(typed);
    if (kind === 'recovery') return takeRecoveryCode(db, { accountId, hash: hashOfToken(code) });
    const secret = sealer.open(factor.secret, bound(accountId));
    // Sealed with another key: only an administrator helps.
    if (kind === null || typeof secret !== 'string') return false;
    const epoch = Math.floor(wallNow() / 1_000);
    const result = await verify({ secret, token: code, epoch, epochTolerance: TOLERANCE_S });
    if (!result.valid || !('timeStep' in result)) return false;
    return takeStep(db, { accountId, step: result.timeStep });
  }

  async function judge(accountId: number, factor: FactorRecord, code: string | null): Promise<CodeOutcome> {
    if (code === null || tidyCode(code) === '') return 'missing';
    const now = wallNow();
    if (areCodesStopped({ wrong: factor.wrong, since: factor.wrongSince }, now)) return 'stopped';
    if (await isRight(accountId, factor, code)) return 'right';
    await addWrongCode(db, { accountId, now, windowMs: WRONG_CODES.windowMs });
    return 'wrong';
  }

  return {
    async check(accountId, code) {
      const factor = await findFactor(db, accountId);
      return factor?.confirmedAt ? judge(accountId, factor, code) : 'none';
    },
    async checkBegun(accountId, code) {
      const factor = await findFactor(db, accountId);
      return factor && !factor.confirmedAt ? judge(accountId, factor, code) : 'none';
    },
    make(accountId, username) {
      const secret = generateSecret();
      const uri = generateURI({ issuer: ISSUER, label: username, secret });
      return { sealed: sealer.seal(secret, bound(accountId)), secret, uri };
    },
  };
}
