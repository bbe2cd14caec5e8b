import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A frame document may stay open as long as a booking draft lives. A ticket is no secret of the guest's: it only proves that a frame
 * document of ours, served for a page we know, is asking.
 */
const LIFE_MS = 24 * 3_600_000;

function sign(secretKey: string, payload: string): string {
  return createHmac('sha256', `frame-ticket:${secretKey}`).update(payload).digest('base64url');
}

/** A one-time ticket for a frame served to a page of this origin. It is signed, not stored: opening a frame writes nothing. */
export function issueTicket(secretKey: string, parentOrigin: string, nowMs: number): string {
  const payload = [
    randomBytes(18).toString('base64url'),
    String(nowMs + LIFE_MS),
    Buffer.from(parentOrigin).toString('base64url'),
  ].join('.');
  return `${payload}.${sign(secretKey, payload)}`;
}

export type TicketReading =
  /** `id` may be used once. */
  { kind: 'valid'; id: string; parentOrigin: string } | { kind: 'forged' } | { kind: 'expired' };

/** Reads a ticket. Only the ledger knows of an earlier use. */
export function readTicket(secretKey: string, ticket: string, nowMs: number): TicketReading {
  const cut = ticket.lastIndexOf('.');
  const payload = ticket.slice(0, Math.max(cut, 0));
  const expected = Buffer.from(sign(secretKey, payload));
  const given = Buffer.from(ticket.slice(cut + 1));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: 'forged' };
  const [id = '', expiresAt = '', origin = ''] = payload.split('.');
  if (Number(expiresAt) <= nowMs) return { kind: 'expired' };
  return { kind: 'valid', id, parentOrigin: Buffer.from(origin, 'base64url').toString() };
}
