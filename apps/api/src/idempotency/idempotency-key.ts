import { createHash } from 'node:crypto';
import type { GuestCaller, StaffCaller } from '../http/tokens.ts';
import { Refused } from '../refused.ts';

export type PayLinkHolder = { readonly kind: 'pay_link'; readonly id: number };

/**
 * The key that makes a call exactly-once. The scope is the call and the guest's stay, the account of staff, or the link, so that a key
 * never answers another's call; the hash tells a repeated request from another one under the same key.
 */
export type IdempotencyKey = { readonly scope: string; readonly key: string; readonly bodyHash: string };

/** A key as it was found: `status` is null while its work is under way, else the HTTP status of its answer. */
export type StoredAnswer = {
  readonly bodyHash: string;
  readonly status: number | null;
  readonly answer: unknown;
};

/** No hotel has a code like these, so no stay is called like staff or a link. */
function nameOf(who: GuestCaller | StaffCaller | PayLinkHolder): string {
  if (who.kind === 'guest') return `${who.hotel}/${who.folio}`;
  return who.kind === 'staff' ? `staff/${who.accountId}` : `pay_link/${who.id}`;
}

/**
 * The idempotency key of a call that takes it from the body (`uuidReference`), the header `Idempotency-Key`, or both alike. `facts` is the
 * request without the key.
 */
export function idempotencyKeyOf(
  call: 'create' | 'pay' | 'letter',
  who: GuestCaller | StaffCaller | PayLinkHolder,
  { inBody, inHeader }: { inBody: string | undefined; inHeader: string | undefined },
  facts: object,
): IdempotencyKey {
  const field = 'uuidReference';
  if (inHeader !== undefined && !/^[A-Za-z0-9_-]{8,80}$/.test(inHeader))
    throw new Refused('key.invalid', { field: 'Idempotency-Key' });
  if (inBody !== undefined && inHeader !== undefined && inBody !== inHeader)
    throw new Refused('intent.keys_differ', { field });
  const key = inBody ?? inHeader;
  // Without a key a double click would be two bookings, so there is no call without one.
  if (key === undefined) throw new Refused('field.required', { field });
  return {
    scope: `${call}:${nameOf(who)}`,
    key,
    bodyHash: createHash('sha256').update(JSON.stringify(facts)).digest('base64'),
  };
}

/** The refusal for a key that came before with another body. */
export function checkSameBody(idempotency: IdempotencyKey, stored: StoredAnswer): void {
  if (stored.bodyHash !== idempotency.bodyHash)
    throw new Refused('intent.other_body', { field: 'uuidReference' });
}

/** A refusal as it is kept for a repeated request. */
export type StoredRefusal = {
  readonly code: Refused['code'];
  readonly issues: Refused['issues'];
};

export function storedRefusal(refused: Refused): StoredRefusal {
  return { code: refused.code, issues: refused.issues };
}

/** The answer of an ended call again: the same body, or the same refusal. */
export function replay<Answer>(stored: StoredAnswer): Answer {
  if (stored.status !== null && stored.status >= 400) {
    const { code, issues } = stored.answer as StoredRefusal;
    throw new Refused(code, { issues });
  }
  // Written by the same use case that now reads it.
  return stored.answer as Answer;
}
