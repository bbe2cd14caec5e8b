import pg from 'pg';
import { prepareLedgerSchema } from './ledger-schema.ts';
import { createSandboxGateway, type FaultTimes, type SandboxGateway } from './sandbox-gateway.ts';
import { WebhookSender, type WebhookTarget } from './webhook-sender.ts';

/**
 * The ledger database's longest time, milliseconds: shorter than the product's own limits, because the product has to record the charge
 * afterwards, and a guest waits for both. A server that is frozen cannot keep its own limit, so ours stands beside it.
 */
const LIMITS = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 2_500,
  query_timeout: 3_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

export type OpenSandbox = {
  gateway: SandboxGateway;
  /** Sends the due webhooks now, and returns the number taken; the worker does it by itself twice a second. */
  deliverDue: () => Promise<number>;
  close: () => Promise<void>;
};

/** Makes the ledger's tables, for a sandbox that runs as a user who may make none. */
export async function prepareSandbox(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  pool.on('error', () => undefined);
  try {
    await prepareLedgerSchema(pool);
  } finally {
    await pool.end();
  }
}

/**
 * Opens the ledger (creating its schema when it is new) on connections of its own, and starts its webhook worker.
 * @throws when the database cannot be reached.
 */
export async function openSandbox(options: {
  databaseUrl: string;
  /** None: events are kept, and not sent. */
  webhook?: WebhookTarget | undefined;
  /**
   * The product sits in this process: charges that it waits for have no event. A process that ends before it has written the answer
   * down leaves an open attempt, and the next one asks about it.
   */
  sparesHeard?: boolean;
  connections?: number;
  faults?: Partial<FaultTimes>;
  /** The worker's clockwork; tests send by hand. */
  deliverInBackground?: boolean;
  log?: (message: string, error?: unknown) => void;
}): Promise<OpenSandbox> {
  // The message only: the driver hangs its whole connection, address and user included, on an error.
  const log =
    options.log ??
    ((message: string, error?: unknown) =>
      console.error(message, error instanceof Error ? error.message : String(error ?? '')));
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.connections ?? 10,
    ...LIMITS,
    application_name: 'sandbox-gateway',
  });
  // A connection that is lost is replaced at the next use; without listeners it would end the process, whether it is idle or lent.
  pool.on('error', (error) => log('sandbox gateway: an idle connection was lost', error));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const gateway = createSandboxGateway(pool, {
    ...(options.faults !== undefined && { faults: options.faults }),
    announcing: {
      kind: options.webhook === undefined ? 'nobody' : options.sparesHeard ? 'unanswered' : 'always',
    },
  });
  try {
    await gateway.prepare();
  } catch (error) {
    await pool.end();
    throw error;
  }
  const sender = options.webhook && new WebhookSender({ pool, target: options.webhook, log });
  if (options.deliverInBackground !== false) sender?.start();
  return {
    gateway,
    deliverDue: async () => (sender === undefined ? 0 : sender.deliverDue()),
    close: async () => {
      await sender?.stop();
      await pool.end();
    },
  };
}
