import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';

type Failure = {
  readonly kind: 'cancelled' | 'credentials_not_valid' | 'unavailable' | 'unknown';
  /** For the log: a code of the protocol, never sent data. */
  readonly detail: string;
};

/** A provider's refusals at either end, by the protocol's own codes. */
const refusals: Readonly<Record<string, Failure['kind']>> = {
  access_denied: 'cancelled',
  // A code that was used, is too old, or was given to another person.
  invalid_grant: 'credentials_not_valid',
  login_required: 'credentials_not_valid',
  interaction_required: 'credentials_not_valid',
  account_selection_required: 'credentials_not_valid',
  unmet_authentication_requirements: 'credentials_not_valid',
  server_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
};

/** Failures of reading an answer, as against readable answers that prove nothing. */
const unreadable: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
  'OAUTH_REQUEST_PROTOCOL_FORBIDDEN',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_INVALID_SERVER_METADATA',
]);

/** Any error of the library, in our words. Nothing of theirs is repeated but codes of the protocol. */
export function outcomeOfError(error: unknown): Failure {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    const code = /^[\w.:-]{1,60}$/.test(error.error) ? error.error : 'unreadable code';
    return { kind: refusals[code] ?? 'unknown', detail: code };
  }
  if (error instanceof WWWAuthenticateChallengeError) return { kind: 'unavailable', detail: 'not admitted' };
  if (error instanceof ClientError && error.code !== undefined && !unreadable.has(error.code))
    return { kind: 'credentials_not_valid', detail: error.code };
  const detail = error instanceof ClientError ? (error.code ?? 'failed') : 'no connection';
  return { kind: 'unavailable', detail };
}
