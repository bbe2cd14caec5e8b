import { randomBytes } from 'node:crypto';
import type { PhoneChannel } from '@traslado/domain/channels/channel';
import { smsLength } from '@traslado/domain/channels/sms-length';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import {
  findSandboxMessage,
  insertSandboxMessage,
  listSandboxMessagesTo,
  SANDBOX_NUMBERS,
  SANDBOX_TEMPLATES,
  type SandboxMessage,
} from '../../db/sandbox-messages.ts';
import type { MessageTaken, PhoneCarrier, PhoneMessage } from '../../ports/channels.ts';

type Fate = {
  /** Report on the message; null for none, ever. */
  readonly report: Pick<MessageTaken, 'state' | 'reason'> | null;
  /** Code of a refusal in place of a hand-over. */
  readonly refusal?: string;
  /** The message is taken, and its answer is lost. */
  readonly isAnswerLost?: boolean;
};

const failed = (reason: string): Fate => ({ report: { state: 'failed', reason } });

const isOfRule = (digits: string): digits is keyof typeof SANDBOX_NUMBERS =>
  Object.hasOwn(SANDBOX_NUMBERS, digits);

const isOfTemplate = (digits: string): digits is keyof typeof SANDBOX_TEMPLATES =>
  Object.hasOwn(SANDBOX_TEMPLATES, digits);

function fateOf({ channel, to }: Pick<PhoneMessage, 'channel' | 'to'>): Fate {
  const delivered: Fate = { report: { state: channel === 'whatsapp' ? 'read' : 'delivered', reason: null } };
  const rule = to.slice(-4);
  if (!isOfRule(rule)) return delivered;
  const undelivered = failed(channel === 'whatsapp' ? '63024' : '30003');
  return {
    '0001': channel === 'whatsapp' ? undelivered : delivered,
    '0002': { report: null },
    '0003': { report: null, refusal: '21610' },
    '0004': undelivered,
    '0005': { report: null, isAnswerLost: true },
  }[rule];
}

/** Millionths of a US dollar for each part of a message, about those of Mexico. */
const COST: Readonly<Record<PhoneChannel, number>> = { sms: 55_900, whatsapp: 8_500 };

const takenOf = ({ id, state, reason, parts, costMicros }: SandboxMessage): MessageTaken => ({
  ...{ providerId: id, state, reason, parts, costMicros },
});

/** A carrier that keeps messages where a tester reads them. Its report comes before its answer, as a quick provider's does. */
export function createSandboxChannels({
  db,
  clock,
  on,
  report,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly on: readonly PhoneChannel[];
  readonly report: (
    word: Pick<MessageTaken, 'state' | 'reason'> & { readonly key: string },
    now: number,
  ) => Promise<void>;
}): PhoneCarrier {
  return {
    on,
    async send({ channel, to, text, key }) {
      const fate = fateOf({ channel, to });
      const isRefused = fate.refusal !== undefined;
      const parts = channel === 'sms' ? smsLength(text).parts : 1;
      const now = clock.now();
      const taken: SandboxMessage = {
        ...{ id: `SB${randomBytes(16).toString('hex')}`, key, channel, recipient: to, text, parts, at: now },
        state: isRefused ? 'failed' : (fate.report?.state ?? 'accepted'),
        reason: fate.refusal ?? fate.report?.reason ?? null,
        costMicros: isRefused ? 0 : COST[channel] * parts,
      };
      await insertSandboxMessage(db, taken);
      if (fate.refusal !== undefined) return { kind: 'refused', reason: fate.refusal };
      if (fate.report) await report({ ...fate.report, key }, now);
      if (fate.isAnswerLost) return { kind: 'unknown' };
      return { kind: 'taken', ...takenOf(taken), state: 'accepted', reason: null };
    },
    async find({ channel, to, handedOverAt }) {
      const since = handedOverAt - MINUTE_MS;
      const near = await listSandboxMessagesTo(db, { channel, recipient: to, since });
      const found = near.find(({ at }) => at <= handedOverAt + MINUTE_MS);
      return found ? takenOf(found) : null;
    },
    async read({ providerId }) {
      const found = await findSandboxMessage(db, providerId);
      return found && takenOf(found);
    },
    async readApproval(number) {
      const rule = number.slice(-4);
      return { state: isOfTemplate(rule) ? SANDBOX_TEMPLATES[rule] : 'approved', reason: null };
    },
    // Nobody reports from outside.
    isSigned: () => false,
    readReport: () => null,
  };
}
