import { createTransport } from '../group-client/transport.ts';
import type { AskTwilio } from './twilio.ts';

const MOST_BYTES = 200_000;
const WAIT_MS = 10_000;

/** Twilio itself, or a stand-in at another address. */
export function askTwilio(settings: { readonly url: string; readonly sid: string; readonly token: string }): {
  readonly ask: AskTwilio;
  readonly close: () => Promise<void>;
} {
  const transport = createTransport({ connectTimeoutMs: WAIT_MS, mostBytes: MOST_BYTES });
  const authorization = `Basic ${Buffer.from(`${settings.sid}:${settings.token}`).toString('base64')}`;
  return {
    close: transport.close,
    async ask({ method, path, form }) {
      const reply = await transport.exchange(
        {
          method,
          url: settings.url.replace(/\/$/, '') + path,
          headers: {
            authorization,
            accept: 'application/json',
            ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
          },
          body: form?.toString() ?? null,
        },
        WAIT_MS,
      );
      if (reply.kind !== 'reply') return null;
      try {
        return { status: reply.status, body: JSON.parse(reply.text) };
      } catch {
        return { status: reply.status, body: null };
      }
    },
  };
}
