import { afterEach, expect, it, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  ['production', true, ['/sw.js']],
  ['development', false, []],
])('in %s the worker is registered: %s', (_, isProduction, registered) => {
  const register = vi.fn(async () => undefined);
  vi.stubEnv('PROD', isProduction);
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('document', { readyState: 'complete' });
  registerWorker();
  expect(register.mock.calls.flat()).toEqual(registered);
});

it('the pages do without a worker where there can be none', () => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', {});
  expect(registerWorker).not.toThrow();
});
