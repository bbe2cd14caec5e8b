import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { logFields } from './log-fields.ts';

/** The line that the product's log writes of these fields. */
function lineOf(fields: object): string {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  Fastify({ logger: { level: 'info', serializers: logFields, stream } }).log.error(fields, 'it failed');
  return lines.join('');
}

const row = 'Failing row contains (7, Rivera, ana@visitor.example, +52 998 555 0101).';
const refusal = '550 5.1.1 <ana@visitor.example>: Recipient address rejected';
const ofDatabase = Object.assign(
  new Error('new row for relation "coupon" violates check constraint "ages"'),
  {
    code: '23514',
    table: 'coupon',
    constraint: 'ages',
    detail: row,
    where: 'COPY coupon, line 1: "Rivera"',
  },
);
const ofMail = Object.assign(new Error(refusal), {
  code: 'EENVELOPE',
  response: refusal,
  rejected: ['ana@visitor.example'],
});

describe('a line of the log', () => {
  it.each<[string, object, string[]]>([
    ['a row that the database refuses', { err: ofDatabase }, ['coupon', 'ages', '23514', 'log-fields.test']],
    ['an address that a mail server refuses', { err: ofMail }, ['550 5.1.1', 'EENVELOPE']],
    [
      'either as a cause',
      { err: new Error('a job', { cause: ofDatabase }) },
      ['a job', 'coupon', '23514', 'node_modules/@vitest'],
    ],
    [
      'either among several',
      { err: new AggregateError([ofMail, ofDatabase], 'all') },
      ['all', 'coupon', '550'],
    ],
    ['the words of a mail server', { detail: refusal }, ['550 5.1.1']],
  ])('names nobody for %s, and the cause', (_, fields, told) => {
    const line = lineOf(fields);
    expect(line).not.toMatch(/visitor|Rivera|0101/);
    for (const one of told) expect(line).toContain(one);
  });

  it('says what was thrown where it is no error', () => {
    expect(JSON.parse(lineOf({ err: 'late', attempt: 2 }))).toMatchObject({
      err: { type: 'string', message: 'late' },
      attempt: 2,
    });
  });
});
