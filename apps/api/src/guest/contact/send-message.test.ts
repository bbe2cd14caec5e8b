import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { camelRows } from '../../db/camel-rows.ts';
import { createPool } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import { addRecipients } from '../../testing/add-recipients.ts';
import { type ContactDesk, goodQuestion, openContactDesk } from '../../testing/open-contact-desk.ts';
import { testNow } from '../../testing/test-now.ts';
import { sendMessage } from './send-message.ts';

let desk: ContactDesk;
let test: ContactDesk['test'];
let send: ContactDesk['send'];

beforeAll(async () => {
  desk = await openContactDesk();
  ({ test, send } = desk);
});
afterAll(() => test.close());
beforeEach(() => desk.clear());

const messages = async () => (await desk.written()).messages;
const mails = async () => (await desk.written()).mails;
const jobs = async () => (await desk.written()).jobs;
const expectNothingWritten = async () =>
  expect(await desk.written()).toEqual({ messages: [], mails: [], jobs: [] });

describe('a question to a resort', () => {
  it.each([{ multipart: false }, { multipart: true }])('is kept and mailed, %j', async (encoding) => {
    const answer = await send({}, { ...encoding, language: 'es-MX' });
    expect(answer.statusCode).toBe(201);
    const { reference, reply_to } = answer.json();
    expect(reference).toMatch(/^M-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const property = test.backends.inventory.current().propertyByCode('BP');
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
    expect(visitor?.subject).toBe(`Recibimos tu mensaje · ${reference}`);
    for (const said of ['Hola, Ana Rivera', reference, reply_to, 'de 08:00 a 20:00'])
      expect(visitor?.body_text).toContain(said);
  });

  it('goes to the active addresses of the resort’s group', async () => {
    const tag = 'TRANS:CONTACTO:BP';
    await test.editCatalogue((db) =>
      addRecipients(db, tag, [
        ['desk@perla.example'],
        ['transfers@perla.example'],
        ['gone@perla.example', 0],
        ['no address'],
      ]),
    );
    await send();
    expect((await mails()).map((mail) => mail.recipients)).toEqual([
      ['desk@perla.example'],
      ['transfers@perla.example'],
      ['ana@visitor.example'],
    ]);
    await test.editCatalogue((db) =>
      db.deleteFrom('notification_group').where('topic', '=', 'TRANS:CONTACTO').execute(),
    );
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
    plugins: [camelRows()],
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  const snapshot = test.backends.inventory.current();
  const many = Array.from({ length: 20 }, (_, id) => ({
    id,
    tag: '',
    email: `d${id}@perla.example`,
    status: 1,
    isOfStaff: true,
  }));
  await sendMessage(
    {
      db: counted,
      inventory: {
        ...test.backends.inventory,
        current: () => ({ ...snapshot, notificationRecipients: () => many }),
      },
      pms: test.backends.pms,
      publicUrl: 'http://localhost',
      seller: { takeQuestion: null },
    },
    {
      caller: { kind: 'app', system: null },
      body: { ...goodQuestion, without_booking: false, terms: true },
      idempotencyKey: 'a-key-of-the-test',
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
  ])('from %s ends after twenty an hour, also when all come at once', async (_, ipOf) => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => send({ email: `guest${n}@visitor.example` }, { ip: ipOf(n) })),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await messages()).toHaveLength(20);
    expect(await mails()).toHaveLength(40);
    expect((await send({ email: 'other@visitor.example' }, { ip: '203.0.113.4' })).statusCode).toBe(201);
  });
});

describe('a guest who proved a stay', () => {
  it('is heard although others flood us from the same address, and has a limit of their own', async () => {
    const ip = '198.51.100.7';
    for (let n = 0; n < 20; n += 1)
      expect((await send({ email: `guest${n}@visitor.example` }, { ip })).statusCode).toBe(201);
    expect((await send({ email: 'visitor@visitor.example' }, { ip })).statusCode).toBe(429);
    const { token: guest } = await test.tokens.issueGuest(
      { hotel: 'BP', folio: 'BP100001-1', lastName: 'Rivera' },
      testNow,
    );
    const auth = `Bearer ${guest}`;
    for (let n = 0; n < 20; n += 1)
      expect((await send({ email: `rivera${n}@visitor.example` }, { ip, auth })).statusCode).toBe(201);
    const refused = await send({ email: 'rivera@visitor.example' }, { ip: '203.0.113.4', auth });
    expect(refused.statusCode).toBe(429);
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
