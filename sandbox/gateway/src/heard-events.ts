import type { Pool } from 'pg';
import { runStatement, type Statement } from './ledger-query.ts';

/** Time after the answer that an event still waits, so that the caller has written the answer down; milliseconds. */
const SETTLE_MS = 2_000;

const HEARD: Statement = {
  name: 'sandbox_event_heard',
  text: 'delete from sandbox_gateway.event where id = any($1::text[])',
};

/**
 * Events that need not be sent, because the caller sits in this process and got the same news as the answer to its call. They are kept in
 * memory only: when the process dies, the ledger still has them and tells the product after its restart. It spares the product a webhook
 * for every charge that went well.
 */
export class HeardEvents {
  readonly #heard: { id: string; atMs: number }[] = [];

  note(id: string): void {
    this.#heard.push({ id, atMs: performance.now() });
  }

  /** Strikes the events that were answered long enough ago. @returns their number. */
  async strike(pool: Pool): Promise<number> {
    const before = performance.now() - SETTLE_MS;
    const firstYoung = this.#heard.findIndex((event) => event.atMs > before);
    const old = this.#heard.splice(0, firstYoung === -1 ? this.#heard.length : firstYoung);
    if (old.length > 0) await runStatement(pool, HEARD, [old.map((event) => event.id)]);
    return old.length;
  }
}
