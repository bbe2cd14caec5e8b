import { describe, expect, it } from 'vitest';
import { DatabaseTrouble, type Trouble, troubleOf } from './trouble.ts';

const withCode = (code: string, message = 'said so'): Error => Object.assign(new Error(message), { code });

describe('trouble of the database', () => {
  it.each<[string, Error, Trouble | null]>([
    ['ended by an operator', withCode('57P01'), 'away'],
    ['ended by a crash', withCode('57P02'), 'away'],
    ['beginning', withCode('57P03'), 'away'],
    ['a connection that fails', withCode('08006'), 'away'],
    ['what pgbouncer says', withCode('08P01', 'query_wait_timeout'), 'away'],
    ['a password that was changed', withCode('28P01'), 'away'],
    ['a database that was dropped', withCode('3D000'), 'away'],
    ['nobody listens', withCode('ECONNREFUSED'), 'away'],
    ['a line that was reset', withCode('ECONNRESET'), 'away'],
    ['a broken pipe', withCode('EPIPE'), 'away'],
    ['a name that is not known', withCode('ENOTFOUND'), 'away'],
    ['no address of a name', new AggregateError([withCode('ECONNREFUSED')]), 'away'],
    ['a cut', new Error('Connection terminated unexpectedly'), 'away'],
    ['a cut before', new Error('Client has encountered a connection error and is not queryable'), 'away'],
    ['a connection that was closed', new Error('Client was closed and is not queryable'), 'away'],
    ['no answer to the greeting', new Error('Connection terminated due to connection timeout'), 'away'],
    ['our own end', new Error('Cannot use a pool after calling end on the pool'), 'away'],
    ['no free connection here', new Error('timeout exceeded when trying to connect'), 'crowded'],
    ['no free connection there', withCode('53300'), 'crowded'],
    ['no answer', new Error('Query read timeout'), 'slow'],
    ['a statement over its time', withCode('57014'), 'slow'],
    ['a transaction over its time', withCode('25P03'), 'slow'],
    ['disk full', withCode('53100'), 'full'],
    ['no memory', withCode('53200'), 'full'],
    ['an error of the disk', withCode('58030'), 'full'],
    ['a standby', withCode('25006'), 'read_only'],
    ['serialization', withCode('40001'), 'conflict'],
    ['a deadlock', withCode('40P01'), 'conflict'],
    ['a lock that was not had', withCode('55P03'), 'conflict'],
    ['a row that is there already', withCode('23505'), null],
    ['a wrong statement', withCode('42601'), null],
    ['a transaction that failed before', withCode('25P02'), null],
    ['a file of ours', withCode('ENOENT'), null],
    ['a defect of ours', new TypeError('undefined is not a function'), null],
  ])('%s', (_name, error, expected) => expect(troubleOf(error)).toBe(expected));

  it('is said in one line, and known again', () => {
    const error = new DatabaseTrouble('away', new Error('Connection terminated unexpectedly'));
    expect([error.message, error.stack]).toEqual(['away: Connection terminated unexpectedly', undefined]);
    expect(troubleOf(error)).toBe('away');
  });
});
