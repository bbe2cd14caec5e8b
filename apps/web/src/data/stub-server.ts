import { vi } from 'vitest';

/** A request of the page, as tests read it. */
export type Asked = {
  /** `GET /v1/bookings?coupon=1` */
  readonly line: string;
  readonly token: string | null;
  readonly ifMatch: string | null;
  readonly body: unknown;
};

/** A refusal of the server. */
export const problem = (status: number, code: string, more: object = {}): Response =>
  new Response(
    JSON.stringify({ type: 'about:blank', title: '', status, code, detail: `why ${code}`, ...more }),
    {
      status,
      headers: { 'content-type': 'application/problem+json' },
    },
  );

const storage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

/**
 * A browser with a server for tests, until `vi.unstubAllGlobals()`.
 *
 * @param answer of the server; null for none that arrives
 */
export function stubServer(answer: (asked: Asked) => Response | object | null) {
  const asked: Asked[] = [];
  const [tab, device] = [storage(), storage()];
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' } });
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    const sent = new Headers(headers);
    const one: Asked = {
      line: `${method} ${url}`,
      token: sent.get('authorization')?.replace('Bearer ', '') ?? null,
      ifMatch: sent.get('if-match'),
      body:
        typeof body === 'string' ? JSON.parse(body) : body instanceof URLSearchParams ? String(body) : body,
    };
    asked.push(one);
    const given = answer(one);
    if (given === null) throw new TypeError('Failed to fetch');
    return given instanceof Response ? given : new Response(JSON.stringify(given));
  });
  return { asked, tab: tab.kept, device: device.kept };
}
