import { textToKeep } from '@traslado/domain/contact/card-number';
import type { MessageForm } from '@traslado/domain/forms/contact-form';
import type { IdempotencyKey } from '../../data/idempotency-key.ts';
import { SESSION_KEYS } from '../../storage/stored-keys.ts';
import type { ContactPrefill } from './open-contact.ts';

/** A message begun in this tab: closing the dialog by accident, or a reload, loses nothing. */
export type ContactDraft = {
  readonly values: MessageForm;
  /** Idempotency key of a message without a known outcome: sent again, it is then the same message. Stored in the browser under this name. */
  readonly intent: IdempotencyKey | null;
};

/** Messages to different desks, or about different stays, are different drafts. */
export function draftKey({ desk, booking }: ContactPrefill): string {
  return desk === undefined ? 'question' : `${desk}:${booking ?? ''}`;
}

function readAll(): Record<string, ContactDraft> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(SESSION_KEYS.contactDrafts) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, ContactDraft>) : {};
  } catch {
    return {};
  }
}

function writeAll(drafts: Record<string, ContactDraft>): void {
  try {
    sessionStorage.setItem(SESSION_KEYS.contactDrafts, JSON.stringify(drafts));
  } catch {
    // Storage is refused: a closed dialog then starts afresh.
  }
}

export function keptDraft(key: string): ContactDraft | null {
  return readAll()[key] ?? null;
}

/** Stores a message in this tab. A card number, which is refused, is not stored. */
export function keepDraft(key: string, { values, intent }: ContactDraft): void {
  const kept = { ...values, name: textToKeep(values.name), message: textToKeep(values.message) };
  writeAll({ ...readAll(), [key]: { values: kept, intent } });
}

/** After a message is sent: the text goes, its writer's data stays for the next one. */
export function forgetMessage(key: string): void {
  const drafts = readAll();
  const draft = drafts[key];
  if (!draft) return;
  const values = { ...draft.values, message: '', termsAccepted: false };
  writeAll({ ...drafts, [key]: { values, intent: null } });
}
