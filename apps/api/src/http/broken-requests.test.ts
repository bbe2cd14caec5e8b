import { type AddressInfo, connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../testing/open-test-app.ts';
import { useTestApp } from '../testing/use-test-app.ts';

/** Twenty seconds for people; here so short that a test can wait for it. */
const arrivalMs = 600;

let port: number;
const product = useTestApp({ arrivalMs });
beforeAll(async () => {
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  port = (product.app.server.address() as AddressInfo).port;
});

/** Sends a beginning, then one byte at a time, and returns the answer until the server hangs up, and its instant. */
function drip(beginning: string, everyMs: number): Promise<{ heard: string; afterMs: number }> {
  return new Promise((resolve) => {
    const since = performance.now();
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    const drops = setInterval(() => socket.writable && socket.write('a'), everyMs);
    let heard = '';
    socket.on('data', (part) => (heard += part.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drops);
      resolve({ heard, afterMs: performance.now() - since });
    });
  });
}

const login =
  'POST /v1/auth/login/system HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n';

describe('a request that arrives too slowly', () => {
  it.each([
    ['its body', `${login}content-length: 1000\r\n\r\nusername=`],
    ['its headers', `${login}x-a: `],
  ])('is cut after its time in all, however steadily %s comes', async (_, beginning) => {
    const { heard, afterMs } = await drip(beginning, 50);
    expect(heard).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(heard).toContain('content-type: application/problem+json');
    expect(heard).toContain('x-content-type-options: nosniff');
    const problem = JSON.parse(heard.slice(heard.indexOf('\r\n\r\n') + 4));
    expect(problem).toMatchObject({ status: 408, code: 'request.too_slow' });
    expect(afterMs).toBeGreaterThanOrEqual(arrivalMs - 50);
    expect(afterMs).toBeLessThan(10_000);
  });

  it('is cut without a word where it was answered before its body came', async () => {
    const { heard } = await drip(
      'POST /transfers/v1/sales/coupons/1 HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
      50,
    );
    expect(heard).toMatch(/^HTTP\/1\.1 401 /);
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

it('what cannot be read as a request is a problem as well', async () => {
  const { heard } = await drip('NONSENSE\r\n\r\n', 50);
  expect(heard).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(heard).toContain('"code":"request.malformed"');
});

it('headers of 20 kB are told as that', async () => {
  const { heard } = await drip(`GET / HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(20_000)}\r\n\r\n`, 50);
  expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  expect(heard).toContain('"code":"request.too_large"');
});

it('takes 20 s for people', async () => {
  const usual = await openTestApp();
  expect(usual.app.server.requestTimeout).toBe(20_000);
  expect(usual.app.server.headersTimeout).toBe(20_000);
  await usual.close();
});
