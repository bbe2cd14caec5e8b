import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { signRequest } from './sign-request.ts';
import { overTwilio } from './twilio.ts';
import { askTwilio } from './twilio-http.ts';

const now = Date.parse('2026-12-21T18:20:00Z');
const account = { sid: 'AC0', token: 'a-token', service: 'MG0', publicUrl: 'https://rides.example' };
const sms = {
  channel: 'sms',
  to: '+529981234567',
  text: 'Pick-up 15:40',
  template: null,
  key: 'k1',
} as const;
const taken = {
  sid: 'SM1',
  status: 'queued',
  num_segments: '2',
  price: '-0.01580',
  error_code: null,
  date_created: 'Mon, 21 Dec 2026 18:20:10 +0000',
};

let close: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

type Answer = { readonly status: number; readonly body: object | string } | 'none';

/** The adapter against a stand-in that keeps what it was asked. */
async function open(answer: Answer) {
  const asked: { method: string; url: string; authorization: string; form: Record<string, string> }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    asked.push({
      method: request.method ?? '',
      url: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      form: Object.fromEntries(new URLSearchParams(text)),
    });
    if (answer === 'none') return void response.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const http = askTwilio({ url, ...account });
  close = async () => {
    await http.close();
    server.close();
  };
  return { asked, channels: overTwilio({ ...account, on: ['sms', 'whatsapp'] }, http.ask) };
}

describe('a message by Twilio', () => {
  it('is one form for both channels, and its report names the delivery', async () => {
    const { asked, channels } = await open({ status: 201, body: taken });
    const said = { providerId: 'SM1', state: 'accepted', reason: null, parts: 2, costMicros: 15_800 };
    expect(await channels.send(sms)).toEqual({ kind: 'taken', ...said });
    await channels.send({ ...sms, channel: 'whatsapp' });
    expect(asked[0]).toEqual({
      method: 'POST',
      url: '/2010-04-01/Accounts/AC0/Messages.json',
      authorization: `Basic ${Buffer.from('AC0:a-token').toString('base64')}`,
      form: {
        To: '+529981234567',
        MessagingServiceSid: 'MG0',
        Body: 'Pick-up 15:40',
        StatusCallback: 'https://rides.example/v1/channel-reports/sms?key=k1',
      },
    });
    expect(asked[1]?.form.To).toBe('whatsapp:+529981234567');
  });

  it('is a template with its values where it has one', async () => {
    const { asked, channels } = await open({ status: 201, body: taken });
    const template = { number: 'HX1', values: { 1: 'AA 1234', 2: '15:40' } };
    await channels.send({ ...sms, channel: 'whatsapp', template });
    const { form = {} } = asked[0] ?? {};
    expect([form.ContentSid, form.ContentVariables]).toEqual(['HX1', '{"1":"AA 1234","2":"15:40"}']);
    expect(form).not.toHaveProperty('Body');
  });

  it('says its cost once it is read again', async () => {
    const { asked, channels } = await open({ status: 200, body: { ...taken, status: 'delivered' } });
    expect(await channels.read({ channel: 'sms', providerId: 'SM1' })).toMatchObject({ costMicros: 15_800 });
    expect(asked[0]).toMatchObject({ method: 'GET', url: '/2010-04-01/Accounts/AC0/Messages/SM1.json' });
  });

  it.each([
    [{ whatsapp: { status: 'approved', rejection_reason: '' } }, { state: 'approved', reason: null }],
    [{ whatsapp: { status: 'received' } }, { state: 'pending', reason: null }],
    [
      { whatsapp: { status: 'rejected', rejection_reason: 'ABUSIVE' } },
      { state: 'rejected', reason: 'ABUSIVE' },
    ],
    [{ whatsapp: { status: 'paused' } }, { state: 'paused', reason: null }],
    [{ whatsapp: null }, { state: 'unsubmitted', reason: null }],
    [{ whatsapp: { status: 'a new word' } }, null],
    ['no JSON', null],
  ] as const)('has a template whose state is %j', async (body, end) => {
    const { asked, channels } = await open({ status: 200, body });
    expect(await channels.readApproval('HX1')).toEqual(end);
    expect(asked[0]).toMatchObject({ method: 'GET', url: '/v1/Content/HX1/ApprovalRequests' });
  });

  it.each([
    [
      { status: 404, body: {} },
      { state: 'missing', reason: null },
    ],
    [{ status: 500, body: {} }, null],
    ['none', null],
  ] as const)('has a template whose state is asked for and answered with %j', async (answer, end) => {
    const { channels } = await open(answer);
    expect(await channels.readApproval('HX1')).toEqual(end);
  });

  it.each([
    [
      { status: 400, body: { code: 21_610, message: 'unsubscribed' } },
      { kind: 'refused', reason: '21610' },
    ],
    [
      { status: 429, body: {} },
      { kind: 'refused', reason: 'http 429' },
    ],
    [{ status: 503, body: {} }, { kind: 'unknown' }],
    [{ status: 201, body: 'no JSON' }, { kind: 'unknown' }],
    [{ status: 201, body: { status: 'queued' } }, { kind: 'unknown' }],
    ['none', { kind: 'unknown' }],
  ] as const)('%# ends as %o', async (answer, end) => {
    const { asked, channels } = await open(answer);
    expect(await channels.send(sms)).toEqual(end);
    expect(asked).toHaveLength(1);
  });

  it('without an answer is found by number and minute, and no other message is taken for it', async () => {
    const early = { ...taken, sid: 'SM0', date_created: 'Mon, 21 Dec 2026 18:17:00 +0000' };
    const { asked, channels } = await open({ status: 200, body: { messages: [early, taken] } });
    expect(await channels.find({ ...sms, handedOverAt: now })).toMatchObject({ providerId: 'SM1' });
    expect(new URL(asked[0]?.url ?? '', account.publicUrl).searchParams.get('To')).toBe(sms.to);
    expect(await channels.find({ ...sms, handedOverAt: now + 600_000 })).toBeNull();
  });
});

describe('a report of Twilio', () => {
  const path = '/v1/channel-reports/sms?key=k1';
  const params = new URLSearchParams({ AccountSid: 'AC0', MessageSid: 'SM1', MessageStatus: 'delivered' });
  const signature = signRequest(account.token, account.publicUrl + path, params);
  const channels = overTwilio({ ...account, on: ['sms'] }, async () => null);
  const changed = (name: string, value: string) => {
    const copy = new URLSearchParams(params);
    copy.set(name, value);
    return copy;
  };

  it('is signed as their own library signs', () => {
    const call = new URLSearchParams({
      To: '+18005551212',
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675309',
      Digits: '1234',
      From: '+14158675309',
    });
    expect(signRequest('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', call)).toBe(
      'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
    );
  });

  it('counts with its own signature only', () => {
    expect(channels.isSigned({ path, params, signature })).toBe(true);
    const forged = [
      { path: path.replace('k1', 'k2'), params, signature },
      { path, params: changed('MessageStatus', 'failed'), signature },
      { path, params, signature: '' },
      { path, params, signature: signRequest('another token', account.publicUrl + path, params) },
    ];
    for (const request of forged) expect(channels.isSigned(request)).toBe(false);
  });

  it('of another account does not count, whoever signed it', () => {
    const other = changed('AccountSid', 'AC9');
    const right = signRequest(account.token, account.publicUrl + path, other);
    expect(channels.isSigned({ path, params: other, signature: right })).toBe(false);
  });

  it('says a state that we know, and its code', () => {
    expect(channels.readReport(params)).toEqual({ state: 'delivered', reason: null });
    const failed = changed('MessageStatus', 'undelivered');
    failed.set('ErrorCode', '30003');
    expect(channels.readReport(failed)).toEqual({ state: 'failed', reason: '30003' });
    expect(channels.readReport(changed('MessageStatus', 'eaten'))).toBeNull();
  });
});
