import pg from 'pg';

/** A listener to a channel of the database. */
export type Subscription = {
  readonly onMessage: (payload: string) => void;
  /** The connection was lost and is back: messages may have been missed, so everything has to be read again. */
  readonly onGap: () => void;
};

export type Listener = {
  /** Call it before the first message matters; channels are plain names of ours. */
  readonly subscribe: (channel: string, subscription: Subscription) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A silent connection is checked after so long; a firewall may have dropped it without a word. */
const heartbeatMs = 30_000;
const heartbeatTimeoutMs = 10_000;
const firstRetryMs = 100;
const longestRetryMs = 5_000;
const readAgainMs = 1_000;

/** Reads the reported rows, again and again until it succeeds: while the database is away the earlier reading stays in force. */
export function readUntilDone(read: () => Promise<void>, onError: (error: unknown) => void): void {
  read().catch((error: unknown) => {
    onError(error);
    setTimeout(() => readUntilDone(read, onError), readAgainMs).unref();
  });
}

/** One connection of the process that waits for messages of PostgreSQL, and comes back by itself when it is cut. */
export async function openListener(url: string): Promise<Listener> {
  const subscriptions = new Map<string, Subscription[]>();
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: heartbeatTimeoutMs,
    });
    fresh.on('error', () => lost(fresh));
    fresh.on('end', () => lost(fresh));
    fresh.on('notification', ({ channel, payload }) => {
      for (const { onMessage } of subscriptions.get(channel) ?? []) onMessage(payload ?? '');
    });
    try {
      await fresh.connect();
      for (const channel of subscriptions.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      // Left open it would hear every message beside its successor.
      fresh.end().catch(() => {});
      throw error;
    }
    if (closed) await fresh.end();
    else client = fresh;
  }

  function lost(which: pg.Client): void {
    if (closed || client !== which) return;
    client = null;
    which.end().catch(() => {});
    comeBack(firstRetryMs);
  }

  function comeBack(afterMs: number): void {
    retry = setTimeout(() => {
      connect().then(
        () => {
          for (const { onGap } of [...subscriptions.values()].flat()) onGap();
        },
        () => {
          if (!closed) comeBack(Math.min(afterMs * 2, longestRetryMs));
        },
      );
    }, afterMs);
    retry.unref();
  }

  await connect();
  const heartbeat = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch(() => lost(asked));
  }, heartbeatMs);
  heartbeat.unref();

  return {
    async subscribe(channel, subscription) {
      subscriptions.set(channel, [...(subscriptions.get(channel) ?? []), subscription]);
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    async close() {
      closed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
