import type { Pool } from 'pg';
import { settleDueRefunds } from './refunds.ts';
import { forgetOldTokens } from './tokens.ts';
import { deliverEvents, isAnythingDue, type WebhookBody } from './webhook-outbox.ts';
import { SIGNATURE_HEADER, signWebhook } from './webhook-signature.ts';

/** Carries one signed request to the product; returns the HTTP status. Throws when there was no answer. */
export type WebhookTransport = (request: {
  body: string;
  headers: Record<string, string>;
}) => Promise<number>;

export type WebhookTarget = { secret: string; send: WebhookTransport };

const BATCH = 64;
const AT_ONCE = 8;
const POLL_MS = 1_000;
/** Looks in a row that found nothing, after which they come less often. */
const LOOKS = 30;
const REST_MS = 4_000;
const HOUSEKEEPING_MS = 3_600_000;

/** Sends over HTTP. The address is asked for at each call, because a server learns its own port only when it listens. */
export function sendByHttp(url: () => string | undefined, timeoutMs = 10_000): WebhookTransport {
  return async ({ body, headers }) => {
    const address = url();
    if (address === undefined) throw new Error('the webhook address is not known yet');
    const answer = await fetch(address, {
      method: 'POST',
      body,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
}

/**
 * The worker that sends the ledger's outbox to the product, until the product answers 2xx. Several processes may run one each. It also lets
 * slow banks answer and deletes old rows.
 */
export class WebhookSender {
  readonly #pool: Pool;
  readonly #target: WebhookTarget;
  readonly #log: (message: string, error?: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #stopped = false;
  #sweptAtMs = 0;
  #emptyLooks = 0;

  constructor(parts: {
    pool: Pool;
    target: WebhookTarget;
    log: (message: string, error?: unknown) => void;
  }) {
    this.#pool = parts.pool;
    this.#target = parts.target;
    this.#log = parts.log;
  }

  start(): void {
    this.#schedule(POLL_MS);
  }

  /** Ends the worker after the round it is in. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#round;
  }

  /** One round: sends the due events. @returns the number taken by the product. */
  async deliverDue(): Promise<number> {
    await settleDueRefunds(this.#pool);
    let delivered = 0;
    for (;;) {
      const round = await deliverEvents(this.#pool, BATCH, (events) => this.#sendAll(events));
      delivered += round.taken;
      if (round.due < BATCH || this.#stopped) return delivered;
    }
  }

  async #sendAll(events: readonly WebhookBody[]): Promise<string[]> {
    const taken: string[] = [];
    const waiting = [...events];
    const work = async (): Promise<void> => {
      for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) {
        if (await this.#sendOne(event)) taken.push(event.id);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return taken;
  }

  async #sendOne(event: WebhookBody): Promise<boolean> {
    const body = JSON.stringify(event);
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signWebhook(this.#target.secret, body, Date.now()),
    };
    try {
      const status = await this.#target.send({ body, headers });
      return status >= 200 && status < 300;
    } catch {
      return false;
    }
  }

  #schedule(delayMs: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#round = this.#tick().finally(() => this.#schedule(this.#emptyLooks < LOOKS ? POLL_MS : REST_MS));
    }, delayMs);
    this.#timer.unref();
  }

  async #tick(): Promise<void> {
    try {
      this.#emptyLooks += 1;
      if (await isAnythingDue(this.#pool)) {
        this.#emptyLooks = 0;
        await this.deliverDue();
      }
      if (Date.now() - this.#sweptAtMs > HOUSEKEEPING_MS) {
        this.#sweptAtMs = Date.now();
        await forgetOldTokens(this.#pool);
      }
    } catch (error) {
      this.#log('sandbox gateway: a round of webhooks failed', error);
    }
  }
}
