import { createTransport } from './transport.ts';

export type JsonReply = { readonly status: number; readonly body: unknown };

/** Questions to a provider at its address. An answer without JSON has a body of null; no answer is null. */
export function askJson(
  base: string,
  headers: Readonly<Record<string, string>>,
  { waitMs, mostBytes }: { readonly waitMs: number; readonly mostBytes: number },
) {
  const transport = createTransport({ connectTimeoutMs: waitMs, mostBytes });
  const root = base.replace(/\/$/, '');
  return {
    close: transport.close,
    async ask(
      method: 'GET' | 'POST',
      path: string,
      sent: URLSearchParams | object | null = null,
    ): Promise<JsonReply | null> {
      const isForm = sent instanceof URLSearchParams;
      const type = sent && {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      };
      const reply = await transport.exchange(
        {
          method,
          url: root + path,
          headers: { ...headers, accept: 'application/json', ...type },
          body: sent && (isForm ? sent.toString() : JSON.stringify(sent)),
        },
        waitMs,
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
