import type { PhoneChannel } from '@traslado/domain/channels/channel';
import type { DeliveryState } from '@traslado/domain/channels/delivery-state';
import { sql } from 'kysely';
import type { Handle } from './client.ts';
import { timestamp } from './instants.ts';

/** Messages that the sandbox took in place of a provider. */

export type SandboxMessage = {
  readonly id: string;
  /** Our key of its delivery. */
  readonly key: string;
  readonly channel: PhoneChannel;
  readonly recipient: string;
  readonly text: string;
  readonly state: DeliveryState;
  readonly reason: string | null;
  readonly parts: number;
  readonly costMicros: number | null;
  readonly at: number;
};

/** Numbers by their last four digits. All others get what is sent. */
export const SANDBOX_NUMBERS = {
  '0001': 'WhatsApp fails, SMS is delivered',
  '0002': 'Taken, and never reported',
  '0003': 'Refused as unsubscribed (21610)',
  '0004': 'Both fail',
  '0005': 'Taken, and the answer is lost',
} as const;

/** States of templates for WhatsApp by the last four digits of their number. All others are approved. */
export const SANDBOX_TEMPLATES = {
  '0001': 'rejected',
  '0002': 'paused',
  '0003': 'pending',
  '0004': 'missing',
} as const;

const columns = sql`id, key, channel, recipient, text, state, reason, parts, cost_micros, at`;

export async function insertSandboxMessage(handle: Handle, message: SandboxMessage): Promise<void> {
  const { id, key, channel, recipient, text, state, reason, parts, costMicros, at } = message;
  await sql`
    insert into sandbox_message (${columns})
    values (${id}, ${key}, ${channel}, ${recipient}, ${text}, ${state}, ${reason}, ${parts}, ${costMicros}, ${timestamp(at)})`.execute(
    handle,
  );
}

/** The newest messages first. */
export async function listSandboxMessages(handle: Handle, limit: number): Promise<SandboxMessage[]> {
  const { rows } = await sql<SandboxMessage>`
    select ${columns} from sandbox_message order by at desc, id limit ${limit}`.execute(handle);
  return rows;
}

export async function findSandboxMessage(handle: Handle, id: string): Promise<SandboxMessage | null> {
  const { rows } = await sql<SandboxMessage>`
    select ${columns} from sandbox_message where id = ${id}`.execute(handle);
  return rows[0] ?? null;
}

/** Messages to a number on a channel since an instant, the oldest first. */
export async function listSandboxMessagesTo(
  handle: Handle,
  sent: { readonly channel: PhoneChannel; readonly recipient: string; readonly since: number },
): Promise<SandboxMessage[]> {
  const { rows } = await sql<SandboxMessage>`
    select ${columns} from sandbox_message
    where recipient = ${sent.recipient} and channel = ${sent.channel} and at >= ${timestamp(sent.since)} order by at, id`.execute(
    handle,
  );
  return rows;
}
