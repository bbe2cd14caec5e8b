import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/use-test-app.ts';
import { requestIdOf } from './request-id.ts';

const test = useTestApp();
const ofProxy = 'd2f1c0a97be84b5f9a3e6f0d1c2b3a49';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('the id of a request', () => {
  it('is the one that the proxy gave, in a refusal too', async () => {
    const answer = await test.app.inject({ url: '/v1/nowhere', headers: { 'x-request-id': ofProxy } });
    expect(answer.json()).toMatchObject({ instance: `urn:request:${ofProxy}` });
  });

  it.each([
    ['no proxy is trusted', { 'x-request-id': ofProxy }, false],
    ['none is given', {}, true],
    ['it could break a log line', { 'x-request-id': 'a b\n{"level":50}' }, true],
    ['it is too long', { 'x-request-id': 'a'.repeat(65) }, true],
    ['it is given twice', { 'x-request-id': `${ofProxy}, ${ofProxy}` }, true],
  ])('is a new one where %s', (_, headers, isBehindProxy) => {
    expect(requestIdOf(headers, isBehindProxy)).toMatch(uuid);
  });
});
