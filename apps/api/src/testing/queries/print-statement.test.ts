import { expect, it } from 'vitest';
import { PrintOnce } from './print-once.ts';
import { printStatement } from './print-statement.ts';

const columns = Array.from({ length: 30 }, (_, at) => `"c"."column_${at}" as "column${at}"`).join(', ');
const long = `select ${columns}, (select json_agg(r.id order by r.id) from refund r where r.coupon_id = c.id) as refunds from coupon c where c.id = $1`;

it('a short statement is one line', () => {
  expect(printStatement('SELECT 1')).toEqual(['select 1;']);
});

it('a long one fills its lines and loses nothing', () => {
  const lines = printStatement(long);
  expect(lines.length).toBeLessThan(15);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
  expect(lines.join('').replace(/\s/g, '')).toBe(`${long};`.replace(/\s/g, ''));
});

it('lines that an earlier function has in full become a reference to it, and what differs stays', () => {
  const file = new PrintOnce();
  const lines = ['select', '  a,', '  b,', '  c,', '  d', 'from x;'];
  expect(file.print('findOne', lines)).toEqual(lines);
  expect(file.print('listAll', [...lines.slice(0, 5), 'from y;'])).toEqual([
    '-- … 5 lines of findOne',
    'from y;',
  ]);
  expect(file.print('another', ['select', '  a,', '  z;'])).toEqual(['select', '  a,', '  z;']);
});
