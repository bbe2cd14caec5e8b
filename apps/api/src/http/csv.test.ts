import { withoutGuard } from '@traslado/domain/files/csv-cells';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendCsv } from './csv.ts';

async function tableOf(row: readonly string[]): Promise<string[]> {
  const app = Fastify();
  app.get('/', (_, reply) => void sendCsv(reply, { name: 'table', head: [], rows: [row] }));
  const { body } = await app.inject('/');
  await app.close();
  return (body.split('\r\n').at(1) ?? '').split(',');
}

it('amounts below zero stay numbers that a spreadsheet adds up', async () => {
  expect(await tableOf(['-24.00', '-0.30', '-5', '24.00'])).toEqual(['-24.00', '-0.30', '-5', '24.00']);
});

it.each(['=1+1', '+52 998 000 0000', '-1+1', '-x', '--1', '-', '@x', '\u{ff1d}1', '-1.', "'=1", "''-a"])(
  'what could run as a formula is a text, and is read as it was: %s',
  async (cell) => {
    const [written = ''] = await tableOf([cell]);
    expect(written).toBe(`'${cell}`);
    expect(withoutGuard(written)).toBe(cell);
  },
);
