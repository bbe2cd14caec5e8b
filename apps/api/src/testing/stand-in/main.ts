import { createServer } from 'node:http';
import { openPayments } from '../../adapters/payments/open-payments.ts';
import { createDb, createPool } from '../../db/client.ts';
import { sharedSecret } from '../../db/secret.ts';
import type { DemoStay } from '../../demo/stay-row.ts';
import type { OpenPayments } from '../../ports/payments.ts';
import type { FaultGiven } from './faults.ts';
import { createSelling } from './selling.ts';
import { startStandIn } from './stand-in.ts';

/**
 * The stand-in as a process of its own, for browser tests, in the dialect of DIALECT (`documented` has hotels and numbers of its own): the
 * calls on PORT, and on ADMIN_PORT a test's commands, as JSON: `POST /faults` a fault, `DELETE /faults`, `POST /down`, `POST /up`, `GET
 * /heard` names of the calls since `DELETE /heard`, `PUT /stays` a row of the demo's kind, `PUT /gateway` the address of the database with
 * the books of the gateway that they charge at, the product's own.
 */
const { TRASLADO_NOW, DIALECT = 'rich' } = process.env;
if (DIALECT !== 'rich' && DIALECT !== 'documented') throw new Error(`DIALECT: no ${DIALECT}`);
const startedAt = Date.now();
const offset = TRASLADO_NOW ? Date.parse(TRASLADO_NOW) - startedAt : 0;
const now = () => Date.now() + offset;
let gateway: OpenPayments | undefined;
const selling = createSelling({
  now,
  payments: () => {
    if (!gateway) throw new Error('no gateway to charge at: PUT /gateway');
    return gateway.port;
  },
});
const standIn = await startStandIn({
  now,
  port: Number(process.env.PORT ?? 0),
  dialect: DIALECT,
  world: DIALECT === 'documented' ? 'other' : 'demo',
  more: () => [...selling.calls],
});

async function chargeAt(databaseUrl: string): Promise<void> {
  const db = createDb(createPool({ url: databaseUrl, max: 1 }));
  const secret = await sharedSecret(db, 'sandbox_secret');
  await db.destroy();
  await gateway?.close();
  gateway = await openPayments({
    kind: 'sandbox-embedded',
    databaseUrl,
    secret,
    webhookUrl: () => undefined,
  });
}

const orders: Readonly<Record<string, (body: unknown) => unknown>> = {
  'POST /faults': (body) => standIn.faults.set(body as FaultGiven),
  'DELETE /faults': () => standIn.faults.clear(),
  'POST /down': () => standIn.goDown(),
  'POST /up': () => standIn.comeUp(),
  'GET /heard': () => standIn.heard.map(({ call }) => call),
  'DELETE /heard': () => standIn.forget(),
  'PUT /gateway': (body) => chargeAt((body as { databaseUrl: string }).databaseUrl),
  'PUT /stays': (body) => {
    const stay = body as DemoStay;
    standIn.state.stays.set(stay.folio, stay);
  },
};

const admin = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  try {
    const order = orders[`${request.method} ${request.url}`];
    const said = await order?.(body === '' ? undefined : JSON.parse(body));
    response.writeHead(order ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(said ?? null));
  } catch (error) {
    response.writeHead(400).end(String(error));
  }
});
admin.listen(Number(process.env.ADMIN_PORT ?? 0), '127.0.0.1', () => {
  const address = admin.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  console.log(JSON.stringify({ url: standIn.url, admin: `http://127.0.0.1:${port}` }));
});

// Ends with its starter, also when that one was killed.
process.stdin.resume().on('end', () => process.exit(0));
