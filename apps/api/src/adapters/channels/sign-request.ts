import { createHmac } from 'node:crypto';

/** Twilio's signature of a form: HMAC-SHA1, by the account's token, of the address and then each name with its value, in the order of names. */
export function signRequest(token: string, url: string, params: URLSearchParams): string {
  const names = [...new Set(params.keys())].sort();
  const said = names.flatMap((name) => [...new Set(params.getAll(name))].sort().map((value) => name + value));
  return createHmac('sha1', token)
    .update(url + said.join(''))
    .digest('base64');
}
