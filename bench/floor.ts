import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';

/**
 * The best speed of this machine: bare routes in the same process and on the same database, doing as much of the product's I/O as a path
 * needs and nothing else. Every measured path is read as a share of its floor.
 */

/** Rows that the floor transaction locks one of; the hot variant always locks the first. */
const capacityRows = 1_000;

const schema = `
  drop schema if exists bench cascade;
  create schema bench;
  create table bench.item (id int primary key, list int not null, body text not null);
  create index on bench.item (list);
  create table bench.capacity (id int primary key, taken int not null);
  create table bench.booking (id uuid primary key, capacity_id int not null, body jsonb not null, made_at timestamptz not null);
  create table bench.ledger (id bigint generated always as identity primary key, booking_id uuid not null, amount int not null);
  create table bench.outbox (id bigint generated always as identity primary key, booking_id uuid not null, run_at timestamptz not null);
  insert into bench.capacity select n, 0 from generate_series(1, ${capacityRows}) n;`;

const booking = JSON.stringify({ name: 'Ana Rivera', flights: ['AM58', 'AM59'], note: 'x'.repeat(300) });

/** @param listBytes size of the list route's 12 rows together: the same as the compared ones */
export async function addFloor(
  app: FastifyInstance,
  databaseUrl: string,
  listBytes: number,
): Promise<() => Promise<void>> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  // Without listeners a connection that is cut would end the process, whether it is idle or lent.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  await pool.query(schema);
  const body = 'x'.repeat(Math.max(1, Math.floor(listBytes / 12) - 30));
  await pool.query('insert into bench.item select n, n % 100, $1 from generate_series(1, 1200) n', [body]);

  app.get('/bench/bare', async () => ({ ok: true }));
  app.get('/bench/row', async () => {
    const { rows } = await pool.query({
      name: 'row',
      text: 'select id, list from bench.item where id = $1',
      values: [1 + randomInt(1200)],
    });
    return rows[0];
  });
  app.get('/bench/list', async () => {
    const { rows } = await pool.query({
      name: 'list',
      text: 'select id, list, body from bench.item where list = $1',
      values: [randomInt(100)],
    });
    return rows;
  });
  const transaction = async (capacityId: number) => {
    const client = await pool.connect();
    try {
      const id = randomUUID();
      await client.query('begin');
      await client.query({
        name: 'lock',
        text: 'update bench.capacity set taken = taken + 1 where id = $1',
        values: [capacityId],
      });
      await client.query({
        name: 'book',
        text: 'insert into bench.booking values ($1, $2, $3, now())',
        values: [id, capacityId, booking],
      });
      await client.query({
        name: 'enter',
        text: 'insert into bench.ledger (booking_id, amount) values ($1, 16000)',
        values: [id],
      });
      await client.query({
        name: 'queue',
        text: 'insert into bench.outbox (booking_id, run_at) values ($1, now())',
        values: [id],
      });
      await client.query('commit');
      return { id };
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
  app.post('/bench/transaction', () => transaction(1 + randomInt(capacityRows)));
  app.post('/bench/hot-transaction', () => transaction(1));
  return () => pool.end();
}
