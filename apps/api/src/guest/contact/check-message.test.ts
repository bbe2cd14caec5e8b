import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ContactDesk,
  contactUrl,
  goodQuestion,
  openContactDesk,
} from '../../testing/open-contact-desk.ts';

let desk: ContactDesk;
let test: ContactDesk['test'];
let send: ContactDesk['send'];

beforeAll(async () => {
  desk = await openContactDesk();
  ({ test, send } = desk);
});
afterAll(() => test.close());
beforeEach(() => desk.clear());

const expectNothingWritten = async () =>
  expect(await desk.written()).toEqual({ messages: [], mails: [], jobs: [] });

describe('what nobody may send', () => {
  it.each([
    ['resort', { resort: '' }, 'field.required'],
    ['resort', { resort: 'ZZ' }, 'field.invalid'],
    ['resort', { resort: "BP' or 1=1 --" }, 'field.invalid'],
    ['airport', { airport: '' }, 'field.required'],
    ['airport', { airport: '999' }, 'field.invalid'],
    ['airport', { airport: '1e0' }, 'field.invalid'],
    ['airport', { airport: '99999999999999999999' }, 'field.invalid'],
    ['booking', { booking: '' }, 'field.required'],
    ['booking', { booking: 'ВР100001-1' }, 'folio.invalid'],
    ['booking', { booking: '../etc', without_booking: '1' }, 'folio.invalid'],
    ['without_booking', { booking: '', without_booking: 'maybe' }, 'field.invalid'],
    ['full_name', { full_name: '   ' }, 'field.required'],
    ['full_name', { full_name: 'x'.repeat(81) }, 'field.too_long'],
    ['full_name', { full_name: 'Ana\r\nBcc: victim@other.example' }, 'name.invalid'],
    ['full_name', { full_name: '<img src=x onerror=alert(1)>' }, 'name.invalid'],
    ['full_name', { full_name: 'Ana\u202e' }, 'name.invalid'],
    ['full_name', { full_name: 'Ana\0' }, 'field.characters'],
    ['full_name', { full_name: 'see https://evil.example' }, 'name.invalid'],
    ['phone', { phone: '' }, 'field.required'],
    ['phone', { phone: '998' }, 'phone.invalid'],
    ['phone', { phone: 'call me' }, 'phone.invalid'],
    ['phone', { phone: '+1234567' }, 'phone.invalid'],
    ['phone', { phone: '+52 998 123 456' }, 'phone.invalid'],
    ['phone', { phone: '+999 1234 5678' }, 'phone.invalid'],
    ['email', { email: '' }, 'field.required'],
    ['email', { email: 'ana@' }, 'email.invalid'],
    ['email', { email: 'ana@visitor.example, victim@other.example' }, 'email.invalid'],
    ['email', { email: 'ana@visitor.example\r\nBcc: victim@other.example' }, 'email.invalid'],
    ['email', { email: 'ana@visitor.example%0aBcc:victim@other.example' }, 'email.invalid'],
    ['email', { email: 'Ana <ana@visitor.example>' }, 'email.invalid'],
    ['email', { email: `${'a'.repeat(250)}@visitor.example` }, 'field.too_long'],
    ['booking', { booking: 'B'.repeat(31) }, 'field.too_long'],
    ['message', { message: '' }, 'field.required'],
    ['message', { message: 'Too short' }, 'field.too_short'],
    ['message', { message: 'x'.repeat(1_001) }, 'field.too_long'],
    ['message', { message: 'x'.repeat(20_000) }, 'field.too_long'],
    ['message', { message: 'A message with \u202e in it' }, 'field.characters'],
    ['message', { message: 'A message with \u0007 in it' }, 'field.characters'],
    ['terms', { terms: '0' }, 'terms.not_accepted'],
    ['terms', { terms: 'yes' }, 'field.invalid'],
    ['recipient', { recipient: 'victim@other.example' }, 'field.unknown'],
    ['status', { status: 'closed' }, 'field.unknown'],
    ['resort.code', { resort: { code: 'BP' } }, null],
    ['email.0', { email: ['a@visitor.example', 'b@visitor.example'] }, null],
  ])('%s in %j', async (field, change, code) => {
    for (const multipart of [false, true]) {
      const answer = await send(change, { multipart });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      const problem = answer.json();
      if (code === null) continue;
      expect(problem.field).toBe(field);
      expect(problem.code).toBe(code);
      expect(answer.body).not.toContain('victim');
    }
    await expectNothingWritten();
  });

  it.each([
    ['en', 'message', 'Hi!', 'Must be 10 characters or more. Current 3.'],
    ['es', 'message', 'Hi!', 'Debe tener 10 caracteres o más. Lleva 3.'],
    [
      'en',
      'message',
      'x'.repeat(1_001),
      'You have reached the characters limit. Must be 1000 characters or less. Current 1001.',
    ],
    [
      'es',
      'full_name',
      'x'.repeat(300),
      'Llegaste al límite de caracteres. Debe tener 80 caracteres o menos. Lleva 300.',
    ],
  ])('says in %s how long %s may be', async (language, field, text, sentence) => {
    const problem = (await send({ [field]: text }, { language })).json();
    expect([problem.field, problem.detail, problem.errors[0].detail]).toEqual([field, sentence, sentence]);
    expect(problem.errors[0].params.current).toBe(text.length);
  });

  it('is named all at once', async () => {
    const answer = await send({
      ...{ resort: 'ZZ', booking: '', airport: '', full_name: '1', phone: 'x', email: 'x' },
      ...{ message: 'short', terms: '0' },
    });
    expect(
      answer
        .json()
        .errors.map(({ field }: { field: string }) => field)
        .sort(),
    ).toEqual(['airport', 'booking', 'email', 'full_name', 'message', 'phone', 'resort', 'terms']);
    const bare = await test.app.inject({
      method: 'POST',
      url: contactUrl,
      headers: { authorization: `Bearer ${desk.token}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect(bare.statusCode).toBe(400);
    expect(bare.json().errors).toHaveLength(5);
    await expectNothingWritten();
  });

  it.each([
    ['no token', { auth: null }, 401],
    ['a made-up token', { auth: 'Bearer a.b.c' }, 401],
  ])('%s', async (_, sending, status) => {
    expect((await send({}, sending)).statusCode).toBe(status);
    await expectNothingWritten();
  });

  it('JSON, files, and a field twice', async () => {
    const headers = { authorization: `Bearer ${desk.token}` };
    const json = await test.app.inject({ method: 'POST', url: contactUrl, headers, payload: goodQuestion });
    expect(json.statusCode).toBe(415);
    const twice = await test.app.inject({
      method: 'POST',
      url: contactUrl,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${new URLSearchParams(goodQuestion)}&email=victim@other.example`,
    });
    expect(twice.statusCode).toBe(400);
    const file = await test.app.inject({
      method: 'POST',
      url: contactUrl,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload:
        '--x\r\ncontent-disposition: form-data; name="message"; filename="a.txt"\r\n\r\nfile\r\n--x--\r\n',
    });
    expect(file.statusCode).toBeGreaterThanOrEqual(400);
    expect(file.statusCode).toBeLessThan(500);
    await expectNothingWritten();
  });
});
