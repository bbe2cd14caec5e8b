import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { decideChallenge, findChallenge } from './challenges.ts';
import {
  type Charge,
  type ChargeInput,
  cancelCharge,
  findCharge,
  findPaid,
  listCharges,
  writeCharge,
} from './charges.ts';
import { tellDispute } from './disputes.ts';
import { prepareLedgerSchema } from './ledger-schema.ts';
import { listBalanceEntries, listPayouts } from './payouts.ts';
import {
  findRefund,
  listRefunds,
  type RefundInput,
  type RefundWritten,
  returnRefund,
  writeRefund,
} from './refunds.ts';
import type { Behaviour } from './test-cards.ts';
import { mintToken, readCard } from './tokens.ts';

export type ChargeAnswer =
  | { kind: 'charge'; charge: Charge }
  | { kind: 'refused'; code: 'key_reused' | 'token_invalid' | 'invalid_request' }
  /** The card that never answers: its caller has long stopped waiting. */
  | { kind: 'no_answer' };

export type RefundAnswer =
  | Extract<RefundWritten, { kind: 'refund' }>
  | { kind: 'refused'; code: 'key_reused' | 'exceeds_charge' | 'charge_not_found' | 'invalid_request' };

/** Duration of the faults, in milliseconds. */
export type FaultTimes = { slowMs: number; hangMs: number; pendingRefundMs: number };

const DEFAULT_FAULT_TIMES: FaultTimes = { slowMs: 3_000, hangMs: 60_000, pendingRefundMs: 5_000 };
const TOKEN_LIFE_MS = 3_600_000;
const MAX_AMOUNT_MINOR = 100_000_000;

/** The sandbox's functions, for both callers: its own HTTP API or the product's adapter in the same process. */
export type SandboxGateway = ReturnType<typeof createSandboxGateway>;

/** The receiver of charges' news besides their caller. */
export type Announcing =
  | { kind: 'nobody' }
  /** The product, always, as a gateway of another company would. */
  | { kind: 'always' }
  /** The product sits in this process: of charges whose caller could not wait for the answer. */
  | { kind: 'unanswered' };

/** A gateway over this ledger. `prepare` must have ended before anything else is called. */
export function createSandboxGateway(
  pool: Pool,
  options: { faults?: Partial<FaultTimes>; announcing: Announcing },
) {
  const times = { ...DEFAULT_FAULT_TIMES, ...options.faults };
  const { announcing } = options;
  return {
    prepare: () => prepareLedgerSchema(pool),
    readCard: (token: string) => readCard(pool, token),
    charge: (input: ChargeInput) => charge(pool, input, times, announcing),
    findCharge: (attemptId: string) => findCharge(pool, attemptId),
    cancelCharge: (ref: { idempotencyKey: string; attemptId: string }) => cancelCharge(pool, ref),
    listCharges: (after: { createdAtMs: number; id: string }, limit: number) =>
      listCharges(pool, after, limit),
    refund: (input: RefundInput) => refund(pool, input, times),
    findRefund: (refundId: string) => findRefund(pool, refundId),
    listRefunds: (chargeId: string) => listRefunds(pool, chargeId),
    findPaid: (name: string) => findPaid(pool, name),
    returnRefund: (chargeId: string) => returnRefund(pool, chargeId),
    tellDispute: (told: Parameters<typeof tellDispute>[1]) => tellDispute(pool, told),
    listPayouts: (after: { createdAtMs: number; id: string }, limit: number) =>
      listPayouts(pool, after, limit),
    listBalanceEntries: (payoutId: string, afterId: string, limit: number) =>
      listBalanceEntries(pool, payoutId, afterId, limit),
    mintToken: (card: { ticket: string; behaviour: Behaviour; brand: string; last4: string }) =>
      mintToken(pool, { ...card, lifeMs: TOKEN_LIFE_MS }),
    findChallenge: (id: string, secret: string) => findChallenge(pool, id, secret),
    decideChallenge: (answer: { id: string; secret: string; approved: boolean }) =>
      decideChallenge(pool, answer),
  };
}

async function charge(
  pool: Pool,
  input: ChargeInput,
  times: FaultTimes,
  announcing: Announcing,
): Promise<ChargeAnswer> {
  if (!isAmount(input.amountMinor) || !isCurrency(input.currency)) {
    return { kind: 'refused', code: 'invalid_request' };
  }
  if (input.idempotencyKey === '' || input.attemptId === '') {
    return { kind: 'refused', code: 'invalid_request' };
  }
  let written = await writeCharge(pool, input, { late: false, announcing: announcing.kind });
  if (written.kind === 'held') {
    await sleep(times.hangMs, undefined, { ref: false });
    if (written.behaviour === 'timeout_never') return { kind: 'no_answer' };
    written = await writeCharge(pool, input, { late: true, announcing: announcing.kind });
    if (written.kind === 'held') return { kind: 'no_answer' };
  } else if (written.kind === 'charge' && written.created) {
    await misbehave(written.charge.behaviour, times);
  }
  return written.kind === 'charge' ? { kind: 'charge', charge: written.charge } : written;
}

/** Only the first answer is held back: a repeated question is answered from the ledger. */
async function misbehave(behaviour: Behaviour | 'none', times: FaultTimes): Promise<void> {
  if (behaviour === 'slow') await sleep(times.slowMs, undefined, { ref: false });
  if (behaviour === 'timeout_succeed' || behaviour === 'timeout_decline')
    await sleep(times.hangMs, undefined, { ref: false });
}

async function refund(pool: Pool, input: RefundInput, times: FaultTimes): Promise<RefundAnswer> {
  if (!isAmount(input.amountMinor) || !isCurrency(input.currency)) {
    return { kind: 'refused', code: 'invalid_request' };
  }
  if (input.idempotencyKey === '' || input.refundId === '') {
    return { kind: 'refused', code: 'invalid_request' };
  }
  return writeRefund(pool, input, { pendingMs: times.pendingRefundMs });
}

function isAmount(minor: number): boolean {
  return Number.isSafeInteger(minor) && minor > 0 && minor <= MAX_AMOUNT_MINOR;
}

function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code);
}
