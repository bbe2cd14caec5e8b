import { NoAnswerError, ProblemError } from '@traslado/contract/client';
import type { CallAnswer } from '@traslado/contract/schemas';
import type { MessageForm } from '@traslado/domain/forms/contact-form';
import type { Issue } from '@traslado/domain/forms/issue';
import { callApi } from '../../data/client.ts';
import { issueOfProblem } from '../../data/issue-of-problem.ts';

export type SentContact = CallAnswer<'sendContactMessage'>;

export type ContactFailure =
  | { readonly kind: 'offline' | 'serverError' }
  | { readonly kind: 'tooMany'; readonly minutes: number }
  /** The server refused fields that passed here. */
  | { readonly kind: 'refused'; readonly detail: string; readonly issues: readonly Issue[] };

export type ContactOutcome =
  | { readonly ok: true; readonly sent: SentContact }
  | { readonly ok: false; readonly failure: ContactFailure };

/** Names of the wire's fields in the form, where they differ. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  full_name: 'name',
  without_booking: 'hasNoBooking',
  terms: 'termsAccepted',
};

/** The request to the server, without the key. */
export function contactBody(form: MessageForm) {
  return {
    resort: form.resort,
    booking: form.booking.trim(),
    without_booking: form.hasNoBooking ? '1' : '0',
    airport: form.airport,
    full_name: form.name,
    // Left out: as on file.
    ...(form.phone && { phone: form.phone }),
    ...(form.email.trim() && { email: form.email.trim() }),
    message: form.message,
    terms: form.termsAccepted ? '1' : '0',
  } as const;
}

/** A guest whose session is over says mail and phone again. */
const MISSING = ['email', 'phone'].map((field) => ({ field, code: 'field.required' }));

/** Turns any failure into words for the person. */
function failureOfError(error: unknown): ContactFailure {
  if (error instanceof NoAnswerError) return { kind: 'offline' };
  if (!(error instanceof ProblemError)) return { kind: 'serverError' };
  const { status, retry_after = 60, detail, errors = [] } = error.problem;
  if (status === 401 && detail !== '') return { kind: 'refused', detail, issues: MISSING };
  if (status === 429) return { kind: 'tooMany', minutes: Math.ceil(retry_after / 60) };
  if (status < 400 || status >= 500 || detail === '') return { kind: 'serverError' };
  const issues = errors.map((one) => issueOfProblem({ ...one, field: FORM_NAMES[one.field] ?? one.field }));
  return { kind: 'refused', detail, issues };
}

/**
 * Sends a message under a key: the same key and message is taken once, however often it is sent. `guestToken` identifies a guest who leaves mail or
 * phone out.
 */
export async function sendContact(
  form: MessageForm,
  key: string,
  guestToken: string | undefined,
): Promise<ContactOutcome> {
  const body = { ...contactBody(form), uuidReference: key };
  const isLeft = !body.email || !body.phone;
  try {
    const sent = await callApi(
      'sendContactMessage',
      { body },
      isLeft && guestToken ? { token: guestToken } : {},
    );
    return { ok: true, sent };
  } catch (error) {
    return { ok: false, failure: failureOfError(error) };
  }
}
