import { askJson } from '../group-client/ask-json.ts';
import type { AskTwilio } from './twilio.ts';

/** Twilio itself, or a stand-in at another address. */
export function askTwilio(settings: { readonly url: string; readonly sid: string; readonly token: string }): {
  readonly ask: AskTwilio;
  readonly close: () => Promise<void>;
} {
  const authorization = `Basic ${Buffer.from(`${settings.sid}:${settings.token}`).toString('base64')}`;
  const http = askJson(settings.url, { authorization }, { waitMs: 10_000, mostBytes: 200_000 });
  return { close: http.close, ask: ({ method, path, form }) => http.ask(method, path, form) };
}
