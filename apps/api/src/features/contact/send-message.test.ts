import { flattenForm } from '@traslado/contract/form';
import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/open-test-app.ts';
import { sendMessage } from './send-message.ts';

const url = '/v1/transfers/transfer-ws/contact-messages-guest';
let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await openTestApp();
  token = (await test.tokens.issueApp(testNow)).token;
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(testNow);
  await sql`truncate contact_message, mail, job`.execute(test.db);
});

const good = {
  resort: 'BP',
  booking: 'bp100001-1',
  airport: '1',
  full_name: '  Ana   Rivera ',
  phone: '+52 1 998 123 4567',
  email: 'ana@visitor.example',
  message: 'Is there room for a surfboard?\r\nIt is 2.1 m long.',
  terms: '1',
};

type Sending = { ip?: string; language?: string; key?: string; multipart?: boolean; auth?: string | null };

async function send(change: object = {}, { ip, language = 'en-US', key, multipart, auth }: Sending = {}) {
  const entries = flattenForm({ ...good, ...change });
  const headers: Record<string, string> = { 'accept-language': language };
  if (auth !== null) headers.authorization = auth ?? `Bearer ${token}`;
  if (key) headers['idempotency-key'] = key;
  if (ip) headers['x-forwarded-for'] = ip;
  const boundary = 'a-boundary-of-the-test';
  if (multipart) headers['content-type'] = `multipart/form-data; boundary=${boundary}`;
  else headers['content-type'] = 'application/x-www-form-urlencoded';
  const payload = multipart
    ? `${entries.map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--${boundary}--\r\n`
    : new URLSearchParams(entries).toString();
  return test.app.inject({ method: 'POST', url, headers, payload });
}

const messages = () => test.db.selectFrom('contact_message').selectAll().orderBy('id').execute();
const mails = () => test.db.selectFrom('mail').selectAll().orderBy('id').execute();
const jobs = () => test.db.selectFrom('job').select(['kind', 'payload', 'run_at']).orderBy('id').execute();

async function expectNothingWritten(): Promise<void> {
  expect([await messages(), await mails(), await jobs()]).toEqual([[], [], []]);
}

describe('a question to a resort', () => {
  it.each([{ multipart: false }, { multipart: true }])('is kept and mailed, %j', async (encoding) => {
    const answer = await send({}, { ...encoding, language: 'es-MX' });
    expect(answer.statusCode).toBe(201);
    const { reference, reply_to } = answer.json();
    expect(reference).toMatch(/^M-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const property = test.backends.catalogue.current().propertyByCode('BP');
    expect(reply_to).toBe(property?.email);
    expect(await messages()).toMatchObject([
      {
        reference,
        property_id: property?.id,
        airport_id: 1,
        folio: 'BP100001-1',
        name: 'Ana Rivera',
        email: 'ana@visitor.example',
        phone: '+529981234567',
        message: 'Is there room for a surfboard?\nIt is 2.1 m long.',
        language: 'es',
        status: 'received',
        created_at: testNow,
      },
    ]);
    const written = await mails();
    expect(written.map((mail) => [mail.kind, mail.recipients, mail.language, mail.status])).toEqual([
      ['contact_question', [property?.email], 'es', 'queued'],
      ['contact_answer', ['ana@visitor.example'], 'es', 'queued'],
    ]);
    expect(await jobs()).toEqual(
      written.map(({ id }) => ({ kind: 'deliver_mail', payload: { mailId: id }, run_at: testNow })),
    );
    const [question, visitor] = written;
    for (const said of ['Ana Rivera', '+529981234567', 'BP100001-1', 'It is 2.1 m long.', reference])
      expect(question?.body_text).toContain(said);
    expect(visitor?.subject).toBe(`Tenemos tu mensaje · ${reference}`);
    for (const said of ['Hola, Ana Rivera', reference, reply_to]) expect(visitor?.body_text).toContain(said);
  });

  it('goes to the active addresses of the resort’s group', async () => {
    const tag = 'TRANS:CONTACTO:BP';
    await test.editCatalogue((db) =>
      db
        .insertInto('notification_group')
        .values([
          { tag, email: 'desk@perla.example', status: 1 },
          { tag, email: 'transfers@perla.example', status: 1 },
          { tag, email: 'gone@perla.example', status: 0 },
          { tag, email: 'no address', status: 1 },
        ])
        .execute(),
    );
    await send();
    expect((await mails()).map((mail) => mail.recipients)).toEqual([
      ['desk@perla.example'],
      ['transfers@perla.example'],
      ['ana@visitor.example'],
    ]);
    await test.editCatalogue((db) => db.deleteFrom('notification_group').where('tag', '=', tag).execute());
  });

  it('needs no booking from those who have none', async () => {
    expect((await send({ booking: '', without_booking: '1' })).statusCode).toBe(201);
    expect((await send({ booking: undefined, without_booking: 'true' })).statusCode).toBe(201);
    expect((await messages()).map(({ folio }) => folio)).toEqual([null, null]);
  });

  it('takes the longest message in any script, in both encodings', async () => {
    const message = '海'.repeat(1_000);
    expect((await send({ message })).statusCode).toBe(201);
    expect((await send({ message }, { multipart: true })).statusCode).toBe(201);
    expect((await messages()).every((row) => row.message === message)).toBe(true);
  });
});

it('costs five statements, however many addresses the resort has', async () => {
  const statements: string[] = [];
  const counted = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: createPool({ url: test.url, max: 1 }) }),
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  const snapshot = test.backends.catalogue.current();
  const many = Array.from({ length: 20 }, (_, id) => ({
    id,
    tag: '',
    email: `d${id}@perla.example`,
    status: 1,
  }));
  await sendMessage(
    {
      db: counted,
      catalogue: {
        ...test.backends.catalogue,
        current: () => ({ ...snapshot, notificationRecipients: () => many }),
      },
      publicUrl: 'http://localhost',
    },
    {
      body: { ...good, without_booking: false, terms: true },
      intentKey: 'a-key-of-the-test',
      language: 'en',
      ip: '198.51.100.7',
      now: testNow,
    },
  );
  await counted.destroy();
  expect(await mails()).toHaveLength(21);
  expect(statements.filter((text) => !/^(begin|commit)/i.test(text))).toHaveLength(5);
});

describe('a repeated click', () => {
  const uuidReference = '6f1c2b0e-8f5e-4a51-9a3b-0d4b8f3f7a11';

  it('answers the same and sends nothing more', async () => {
    const first = await send({ uuidReference });
    test.setNow(testNow + 2 * HOUR_MS);
    const again = await send({ uuidReference }, { ip: '198.51.100.7' });
    const byHeader = await send({}, { key: uuidReference });
    expect([again.json(), byHeader.json()]).toEqual([first.json(), first.json()]);
    expect([(await messages()).length, (await mails()).length, (await jobs()).length]).toEqual([1, 2, 2]);
  });

  it('counts once when twenty come at the same moment, and is not held against the limits', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ uuidReference })));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect([(await messages()).length, (await mails()).length]).toEqual([1, 2]);
  });

  it('is refused with another message under the same key, also at the same moment', async () => {
    const answers = await Promise.all([
      send({ uuidReference, email: 'one@visitor.example' }, { ip: '198.51.100.1' }),
      send({ uuidReference, email: 'two@visitor.example' }, { ip: '198.51.100.2' }),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 422]);
    expect(answers.find((answer) => answer.statusCode === 422)?.json()).toMatchObject({
      code: 'intent.other_body',
      field: 'uuidReference',
    });
    expect(await messages()).toHaveLength(1);
  });

  it.each([
    [{ uuidReference: 'short' }, undefined, 'key.invalid'],
    [{}, '!', 'key.invalid'],
    [{ uuidReference }, 'another-key-entirely', 'intent.keys_differ'],
  ])('needs a usable key: %j %s', async (change, key, code) => {
    const answer = await send(change, key === undefined ? {} : { key });
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json().code).toBe(code);
    await expectNothingWritten();
  });
});

describe('a flood', () => {
  it('of one mailbox ends after three an hour, by whatever name it goes and from wherever', async () => {
    const names = ['ana@visitor.example', 'ANA@visitor.example', 'ana+1@visitor.example'];
    for (const [index, email] of names.entries()) {
      test.setNow(testNow + index * MINUTE_MS);
      expect((await send({ email }, { ip: `198.51.100.${index}` })).statusCode).toBe(201);
    }
    const refused = await send({ email: 'ana+2@visitor.example' }, { ip: '198.51.100.99' });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe(String(58 * 60));
    expect(refused.json()).toMatchObject({ code: 'contact.too_many', retry_after: 58 * 60 });
    expect(refused.json().detail).toContain('58 min');
    expect(await messages()).toHaveLength(3);
    expect(await mails()).toHaveLength(6);
    test.setNow(testNow + HOUR_MS - 1);
    expect((await send()).statusCode).toBe(429);
    test.setNow(testNow + HOUR_MS);
    expect((await send()).statusCode).toBe(201);
  });

  it.each([
    ['198.51.100.7', (_: number) => '198.51.100.7'],
    ['a network of IPv6', (n: number) => `2001:db8:1:2::${n + 1}`],
  ])('from %s ends after five an hour, also when all come at once', async (_, ipOf) => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => send({ email: `guest${n}@visitor.example` }, { ip: ipOf(n) })),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
    expect(await messages()).toHaveLength(5);
    expect(await mails()).toHaveLength(10);
    expect((await send({ email: 'other@visitor.example' }, { ip: '203.0.113.4' })).statusCode).toBe(201);
  });
});

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
    ['email', { email: '' }, 'field.required'],
    ['email', { email: 'ana@' }, 'email.invalid'],
    ['email', { email: 'ana@visitor.example, victim@other.example' }, 'email.invalid'],
    ['email', { email: 'ana@visitor.example\r\nBcc: victim@other.example' }, 'email.invalid'],
    ['email', { email: 'ana@visitor.example%0aBcc:victim@other.example' }, 'email.invalid'],
    ['email', { email: 'Ana <ana@visitor.example>' }, 'email.invalid'],
    ['email', { email: `${'a'.repeat(250)}@visitor.example` }, 'email.invalid'],
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
      url,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect(bare.statusCode).toBe(400);
    expect(bare.json().errors).toHaveLength(7);
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
    const headers = { authorization: `Bearer ${token}` };
    const json = await test.app.inject({ method: 'POST', url, headers, payload: good });
    expect(json.statusCode).toBe(415);
    const twice = await test.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${new URLSearchParams(good)}&email=victim@other.example`,
    });
    expect(twice.statusCode).toBe(400);
    const file = await test.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload:
        '--x\r\ncontent-disposition: form-data; name="message"; filename="a.txt"\r\n\r\nfile\r\n--x--\r\n',
    });
    expect(file.statusCode).toBeGreaterThanOrEqual(400);
    expect(file.statusCode).toBeLessThan(500);
    await expectNothingWritten();
  });
});

describe('the answer to a visitor', () => {
  it('carries nothing they typed but their name, of which no mail program makes a link', async () => {
    const typed = {
      full_name: 'Visit www.evil.example now',
      message: 'Cheap pills at https://evil.example/buy, call +1 555 0100',
      phone: '+15550100999',
    };
    await send(typed);
    const answer = (await mails()).find((mail) => mail.kind === 'contact_answer');
    const said = `${answer?.subject} ${answer?.preview} ${answer?.body_text} ${answer?.body_html}`;
    expect(said).not.toMatch(/pills|evil\.example|5550100|BP100001|surfboard/);
    expect(answer?.body_text).toContain('www. evil. example');
  });

  it('and the question keep what was typed out of their headers and their HTML', async () => {
    await send({ message: '<script>alert(1)</script>\r\nBcc: victim@other.example\r\n{{7*7}} `=cmd`' });
    for (const mail of await mails()) {
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.preview).not.toMatch(/[\r\n]/);
      expect(mail.body_html).not.toContain('<script');
      expect(mail.recipients).toHaveLength(1);
    }
  });
});
