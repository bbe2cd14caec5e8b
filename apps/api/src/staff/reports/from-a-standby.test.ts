import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb, createPool, type Db } from '../../db/client.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

/** The rooms that read from a standby, with a connection in its place that cannot write. */

let reads = 0;
let readOnly: Db;
let finance: Staff;
let auditor: Staff;

const test = useTestApp({
  readingDb: async () => {
    reads += 1;
    return readOnly;
  },
});

beforeAll(async () => {
  const url = new URL(test.url);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  readOnly = createDb(createPool({ url: url.href, max: 2 }));
  finance = await makeStaff(test, ['finance']);
  auditor = await makeStaff(test, ['auditor']);
});

afterAll(() => readOnly.destroy());

const month = { from: '2026-11-01', to: '2026-11-30' };
const view = { columns: ['guest'] };

it.each<[string, () => Staff, string, object]>([
  ['a report', () => finance, '/v1/staff/reports/ask', { figures: ['sales'], ...month }],
  ['the rows of a report', () => finance, '/v1/staff/reports/rows', { figure: 'sales', ...month }],
  ['the file of a report', () => finance, '/v1/staff/reports/export', { figure: 'sales', ...month }],
  ['a list of bookings', () => finance, '/v1/staff/booking-views/ask', { question: view, page: 1 }],
  ['the file of a list', () => finance, '/v1/staff/booking-views/export', { question: view }],
  ['the audit', () => auditor, '/v1/staff/audit/search', { by: '', about: '' }],
  ['the file of the audit', () => auditor, '/v1/staff/audit/export', { by: '', about: '' }],
])('%s is read from it, and nothing is written there', async (_, who, url, payload) => {
  reads = 0;
  const answer = await who().ask('POST', url, { payload });
  expect([answer.statusCode, reads], answer.body).toEqual([200, 1]);
});
