import { Client } from 'undici';

export type CallKind = 'reads' | 'bookings' | 'payments' | 'letters';

export type Answered = { readonly status: number; readonly body: string; readonly retryAfter: number | null };

export type Sending = {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  /** Sent as JSON. */
  readonly json?: object;
  /** Sent as a form. */
  readonly form?: Readonly<Record<string, string>>;
};

/** Longest wait for an answer, milliseconds: a guest at a phone gives up after it. */
const patienceMs = 30_000;

/** The outcomes of a crowd's calls, by kind. */
export class Tally {
  readonly #times = new Map<string, number[]>();
  readonly #statuses = new Map<string, number>();
  /** Calls that got no answer at all: the line was cut, or nothing came in time. */
  unanswered = 0;

  note(kind: CallKind, status: number, ms: number): void {
    const group = `${kind} ${status}`;
    this.#statuses.set(group, (this.#statuses.get(group) ?? 0) + 1);
    if (status >= 300) return;
    const times = this.#times.get(kind);
    if (times) times.push(ms);
    else this.#times.set(kind, [ms]);
  }

  count(kind: CallKind, matches: (status: number) => boolean): number {
    let sum = 0;
    for (const [group, number] of this.#statuses) {
      const [of, status] = group.split(' ');
      if (of === kind && matches(Number(status))) sum += number;
    }
    return sum;
  }

  /** Times of the rightly answered calls, at these shares of them, milliseconds. */
  percentiles(kind: CallKind, shares: readonly number[]): number[] {
    const times = [...(this.#times.get(kind) ?? [])].sort((a, b) => a - b);
    return shares.map((share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  }

  statuses(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#statuses].sort());
  }
}

/** One phone: a connection of its own, one call after the other, under an address of its own. */
export class Phone {
  readonly #client: Client;
  readonly #address: string;
  readonly #tally: Tally;

  constructor(url: string, address: string, tally: Tally) {
    this.#client = new Client(url, { headersTimeout: patienceMs, bodyTimeout: patienceMs });
    this.#address = address;
    this.#tally = tally;
  }

  /** Null when no answer came. */
  async call(kind: CallKind, { method = 'GET', path, token, json, form }: Sending): Promise<Answered | null> {
    const startedAt = performance.now();
    const type = json ? 'application/json' : form && 'application/x-www-form-urlencoded';
    try {
      const { statusCode, headers, body } = await this.#client.request({
        method,
        path,
        headers: {
          'x-forwarded-for': this.#address,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(type && { 'content-type': type }),
        },
        body: json ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : null,
      });
      const text = await body.text();
      this.#tally.note(kind, statusCode, performance.now() - startedAt);
      const retryAfter = headers['retry-after'];
      return {
        status: statusCode,
        body: text,
        retryAfter: typeof retryAfter === 'string' ? Number(retryAfter) : null,
      };
    } catch {
      this.#tally.unanswered += 1;
      return null;
    }
  }

  /** Opens the connection with a call that counts nowhere. */
  async connect(): Promise<void> {
    const { body } = await this.#client.request({ method: 'GET', path: '/livez' });
    await body.dump();
  }

  close(): Promise<void> {
    return this.#client.destroy();
  }
}
