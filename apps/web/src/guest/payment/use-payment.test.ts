import { NoAnswerError, ProblemError } from '@traslado/contract/client';
import { describe, expect, it } from 'vitest';
import { eventOf } from './use-payment.ts';

const problem = (status: number, code: string) =>
  new ProblemError({
    type: `urn:traslado:problem:${code}`,
    title: 'Error',
    status,
    code,
    detail: 'told',
    instance: 'urn:request:1',
  });

describe('the meaning of a payment call’s error', () => {
  it.each([
    ['no answer', new NoAnswerError(new Error('cut')), 'noAnswer'],
    ['a defect', problem(500, 'server.error'), 'noAnswer'],
    // Its database may have gone away after the card was charged.
    ['a server in trouble', problem(503, 'server.busy'), 'noAnswer'],
    ['a gateway that was surely not reached', problem(503, 'payment.unavailable'), 'refused'],
    ['a session that is over', problem(401, 'auth.required'), 'signedOut'],
    ['a card that was declined', problem(402, 'payment.declined'), 'refused'],
  ])('%s', (_name, error, type) => expect(eventOf(error, 16_000).type).toBe(type));
});
