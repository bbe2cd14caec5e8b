import { randomUUID } from 'node:crypto';
import { insertQuestion, type KeptKind } from '../../db/kept-questions.ts';
import type { TestApp } from '../open-test-app.ts';

/** A kept question of theirs. */
export function makeKept(
  test: TestApp,
  kind: KeptKind,
  { accountId, username }: { accountId: number; username: string },
): Promise<number | null> {
  const kept = {
    kind,
    name: 'of the test',
    shared: false,
    question: {},
    accountId,
    username,
    now: test.now(),
  };
  return test.db.transaction().execute((tx) => insertQuestion(tx, kept, 1));
}

/** A standing booking, with a letter about it. */
export async function makeLetter(test: TestApp): Promise<Record<string, number>> {
  const found = await findBooking(test);
  const { id } = await test.db
    .insertInto('mail')
    .values({
      message_id: `<${randomUUID()}@letter.example>`,
      coupon_id: found.booking ?? null,
      kind: 'confirmation',
      language: 'en',
      recipients: ['nobody@example.com'],
      subject: 'Your ride',
      body_text: 'Your ride is booked.',
      body_html: '',
      status: 'sent',
      created_at: new Date(test.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...found, letter: id };
}

/** A standing booking, and its ride to the resort. */
export async function findBooking(test: TestApp): Promise<Record<string, number>> {
  const row = await test.db
    .selectFrom('coupon')
    .innerJoin('transfer', 'transfer.coupon_id', 'coupon.id')
    .select(['coupon.id as booking', 'transfer.id as ride'])
    .where('coupon.status', '=', 'confirmed')
    .where('transfer.status', '=', 'confirmed')
    .where('transfer.direction', '=', 'arrival')
    .orderBy('coupon.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { booking: Number(row.booking), 'ride of booking': Number(row.ride) } : {};
}
