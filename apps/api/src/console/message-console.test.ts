import { describe, expect, it } from 'vitest';
import { insertSandboxMessage } from '../db/sandbox-messages.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const test = useTestApp();

describe('message console', () => {
  it('lists what the sandbox took as text, with parts and cost', async () => {
    expect((await test.app.inject('/dev/messages')).body).toContain('No message has been sent yet.');
    await insertSandboxMessage(test.db, {
      ...{
        id: 'SB1',
        key: 'k1',
        channel: 'sms',
        recipient: '+529981230001',
        state: 'delivered',
        reason: null,
      },
      ...{ text: 'Pick-up 15:40 <script>', parts: 2, costMicros: 111_800, at: test.now() },
    });
    const { body, headers } = await test.app.inject('/dev/messages');
    expect(body).toContain('Pick-up 15:40 &lt;script&gt;');
    expect(body).toMatch(
      /<td>SMS<\/td><td>\+529981230001<\/td>[\s\S]*>delivered<[\s\S]*<td>2 parts<\/td><td>USD 0\.1118<\/td>/,
    );
    expect(body).toContain('…0003');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  it('takes a guest’s answer from its own page alone', async () => {
    const { body } = await test.app.inject('/dev/messages');
    expect(body).toContain('<form method="post" action="/dev/messages"');
    const answer = (origin: string, payload: string) =>
      test.app.inject({
        method: 'POST',
        url: '/dev/messages',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
    expect((await answer('https://elsewhere.example', 'phone=1&text=STOP')).statusCode).toBe(403);
    for (const payload of ['phone=%2B529981230009&text=STOP', 'phone=1', '']) {
      const { statusCode, headers } = await answer('http://localhost', payload);
      expect([statusCode, headers.location]).toEqual([303, '/dev/messages']);
    }
  });
});
