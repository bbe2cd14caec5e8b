import { createTransport } from '../group-client/transport.ts';

/** Longest answer that is read, and longest wait for it. */
const MOST_BYTES = 1_000_000;
const WAIT_MS = 4_000;

export type Reply = { readonly status: number; readonly body: unknown };

/** Questions to a provider at its address. An answer without JSON has a body of null; no answer is null. */
export function askOverHttp(base: string, headers: Readonly<Record<string, string>>) {
  const transport = createTransport({ connectTimeoutMs: WAIT_MS, mostBytes: MOST_BYTES });
  const root = base.replace(/\/$/, '');
  return {
    close: transport.close,
    async get(path: string, query: URLSearchParams): Promise<Reply | null> {
      const reply = await transport.exchange(
        {
          method: 'GET',
          url: `${root}${path}?${query}`,
          headers: { ...headers, accept: 'application/json' },
          body: null,
        },
        WAIT_MS,
      );
      return reply.kind === 'reply' ? { status: reply.status, body: bodyOf(reply.text) } : null;
    },
  };
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
