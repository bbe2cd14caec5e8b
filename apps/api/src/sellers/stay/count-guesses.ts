import {
  ALARMING_PROOFS,
  delayOfWrong,
  RIGHT_PROOFS_OF_ONE_STAY,
  wrongProofsLeft,
} from '@traslado/domain/limits/guessing';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import type { SharedCounts } from '../../db/shared-counts.ts';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import { markOf, networkOf } from '../../http/network-of.ts';
import { createDelays } from '../../http/wait-delays.ts';
import { Refused } from '../../refused.ts';
import { createWaitingLine } from '../../waiting-line.ts';

/** One attempt to prove a stay. */
export type Claim = {
  /** The number as a stay's and as a booking's; wrong tries are counted by each: `numberKeys` of the rules. */
  readonly numbers: readonly string[];
  /** Key of the last name; wrong tries are counted by it: `nameKey` of the rules. */
  readonly nameKey: string;
  /** The arrival date was given as well. The reader of the claim checks it. */
  readonly hasArrival: boolean;
  readonly ip: string;
  readonly now: number;
};

/** Guards the proofs of guests against guessing. Right ones are never delayed and cost no statement. */
export type Guesses = {
  /** Reads a claim, if its address may have it read, and counts the result. A wrong one comes back after its delay. */
  readonly judge: <P extends { readonly kind: 'proved' | 'wrong' | 'unavailable' }>(
    claim: Claim,
    read: () => Promise<P>,
  ) => Promise<P>;
  /** Writes the counts, and releases the delayed answers: the process is about to end. */
  readonly release: () => Promise<void>;
};

/** Claims of one address that are read at once. They wait for no delay, so the line moves as fast as stays are found. */
const mostAtOnce = 32;
const mostWaiting = 2_000;
const alarmAgainMs = 10 * MINUTE_MS;

export function createGuesses({
  db,
  counts,
  onError,
}: {
  readonly db: Db;
  readonly counts: SharedCounts;
  readonly onError: (error: unknown) => void;
}): Guesses {
  const delays = createDelays();
  let latest = 0;
  let alarmedAt = 0;

  const leftFor = (network: string, now: number): number =>
    wrongProofsLeft({
      wrong: counts.count('address', network, now),
      right: counts.count('right', network, now),
    });
  // Never more at once than could be wrong: a burst is counted like a row of tries.
  const line = createWaitingLine({
    atOnce: (network) => Math.min(mostAtOnce, leftFor(network, latest)),
    mostWaiting,
  });

  /** Alerts staff, at most every few minutes, when the whole product has refused too many. */
  async function alarm(now: number): Promise<void> {
    const refused = counts.count('refused', '', now);
    if (refused < ALARMING_PROOFS.max || (alarmedAt <= now && now < alarmedAt + alarmAgainMs)) return;
    alarmedAt = now;
    const detail = `${refused} / ${ALARMING_PROOFS.windowMs / MINUTE_MS} min`;
    await insertStaffAlert(db, { kind: 'guessing.many', subject: 'stays', detail, couponId: null, now });
  }

  function requireDate({ hasArrival, now }: Claim, network: string): void {
    if (hasArrival || leftFor(network, now) > 0) return;
    counts.addHere(['refused', ''], now);
    alarm(now).catch(onError);
    throw new Refused('stay.arrival_required', { field: 'arrival' });
  }

  /** Counts a wrong one at once; the answer has to wait for the returned delay. */
  function takeWrong({ numbers, nameKey, now }: Claim, network: string): Promise<void> {
    const name = markOf(network, nameKey);
    const delayMs = delayOfWrong({
      ofNumber: Math.max(...numbers.map((number) => counts.count('folio', number, now))),
      ofName: counts.count('name', name, now),
    });
    const written = counts.add(
      [...numbers.map((number) => ['folio', number] as const), ['name', name], ['address', network]],
      now,
    );
    alarm(now).catch(onError);
    return written.then(() => delays.wait(delayMs));
  }

  function takeRight({ numbers, now }: Claim, network: string): void {
    const one = markOf(network, numbers[0] ?? '');
    if (counts.count('right-of-one', one, now) >= RIGHT_PROOFS_OF_ONE_STAY.max) return;
    counts.addHere(['right-of-one', one], now);
    counts.addLater(['right', network], now);
  }

  return {
    async judge(claim, read) {
      const network = networkOf(claim.ip);
      latest = claim.now;
      const readAndCount = async () => {
        requireDate(claim, network);
        const proof = await read();
        if (proof.kind === 'proved') takeRight(claim, network);
        return { proof, ready: proof.kind === 'wrong' ? takeWrong(claim, network) : null };
      };
      const turn = claim.hasArrival ? { value: await readAndCount() } : await line.run(network, readAndCount);
      if (!turn) throw new Refused('server.busy', { retryAfterSeconds: 5 });
      // Outside the line: no claim waits behind a wrong answer.
      await turn.value.ready;
      return turn.value.proof;
    },
    async release() {
      delays.end();
      await counts.flush();
    },
  };
}
