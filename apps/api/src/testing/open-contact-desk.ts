import { flattenForm } from '@traslado/contract/form';
import { routes } from '@traslado/contract/routes';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { testNow } from './test-now.ts';

export const contactUrl = routes.sendContactMessage.path;

/** A question as its form sends it, nothing wrong with it. */
export const goodQuestion = {
  resort: 'BP',
  booking: 'bp100001-1',
  airport: '1',
  full_name: '  Ana   Rivera ',
  phone: '+52 1 998 123 4567',
  email: 'ana@visitor.example',
  message: 'Is there room for a surfboard?\r\nIt is 2.1 m long.',
  terms: '1',
};

type Sending = {
  ip?: string;
  language?: string;
  key?: string;
  multipart?: boolean;
  /** Null for none. */
  auth?: string | null;
};

export type ContactDesk = {
  readonly test: TestApp;
  readonly token: string;
  /** Sends the good question with some fields changed; undefined leaves one out. */
  readonly send: (change?: object, sending?: Sending) => Promise<LightMyRequestResponse>;
  /** All traces of questions. */
  readonly written: () => ReturnType<typeof readWritten>;
  /** Forgets all questions and puts the clock back. */
  readonly clear: () => Promise<void>;
};

async function readWritten({ db }: TestApp) {
  const messages = await db.selectFrom('contact_message').selectAll().orderBy('id').execute();
  const mails = await db.selectFrom('mail').selectAll().orderBy('id').execute();
  const jobs = await db.selectFrom('job').select(['kind', 'payload', 'run_at']).orderBy('id').execute();
  return { messages, mails, jobs };
}

function multipartOf(entries: readonly (readonly [string, string])[], boundary: string): string {
  const parts = entries.map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

export async function openContactDesk(): Promise<ContactDesk> {
  const test = await openTestApp();
  const { token } = await test.tokens.issueApp(testNow);
  return {
    test,
    token,
    async send(change = {}, { ip, language = 'en-US', key, multipart, auth } = {}) {
      const entries = flattenForm({ ...goodQuestion, ...change });
      const boundary = 'a-boundary-of-the-test';
      return test.app.inject({
        method: 'POST',
        url: contactUrl,
        headers: {
          'accept-language': language,
          'content-type': multipart
            ? `multipart/form-data; boundary=${boundary}`
            : 'application/x-www-form-urlencoded',
          ...(auth !== null && { authorization: auth ?? `Bearer ${token}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(ip !== undefined && { 'x-forwarded-for': ip }),
        },
        payload: multipart ? multipartOf(entries, boundary) : new URLSearchParams(entries).toString(),
      });
    },
    written: () => readWritten(test),
    async clear() {
      test.setNow(testNow);
      await sql`truncate contact_message, message_answer, mail, job`.execute(test.db);
    },
  };
}
