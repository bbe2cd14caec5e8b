import { bookingCalendars } from '../../calendar/booking-calendar.ts';
import { type Binding, bind, guestOf, replied } from '../../http/bind.ts';
import { documentName } from '../../letter/document-name.ts';
import type { LetterFacts } from '../../letter/facts.ts';
import { type LetterPool, LettersBusy } from '../../pdf/letter-pool.ts';
import { Refused } from '../../refused.ts';
import type { Seller } from '../../sellers/port/seller.ts';

export type LettersDependencies = {
  readonly seller: Pick<Seller, 'letterFacts' | 'sendLetter'>;
  readonly letterPool: LetterPool;
};

/**
 * Longest wait of a guest's letter in line, milliseconds. A longer line would set letters for people who have given up, one after the
 * other.
 */
const longestWaitMs = 10_000;

/** A booking on paper and in the calendar. */
export function bindLetters(binding: Binding, { seller, letterPool: pool }: LettersDependencies): void {
  bind(binding, 'sendLetter', ({ params, body, caller, idempotencyKey, language, now }) =>
    seller.sendLetter({
      actor: guestOf(caller),
      code: params.coupon_id,
      body,
      idempotencyKey,
      language,
      now,
    }),
  );

  bind(binding, 'getLetter', async ({ params, query, caller, language, now, reply }) => {
    const facts = settled(
      await seller.letterFacts({
        code: params.coupon_id,
        guest: guestOf(caller),
        language: query.language ?? language,
        now,
      }),
    );
    const pdf = await pool.render(facts, longestWaitMs).catch((error: unknown) => {
      if (error instanceof LettersBusy) throw new Refused('server.busy', { retryAfterSeconds: 5 });
      throw error;
    });
    reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="${documentName(facts, 'pdf')}"`)
      .header('content-language', facts.language)
      .send(Buffer.from(pdf));
    return replied;
  });

  bind(binding, 'getCalendar', async ({ params, query, caller, language, now, reply }) => {
    const facts = settled(
      await seller.letterFacts({
        code: params.coupon_id,
        guest: guestOf(caller),
        language: query.language ?? language,
        now,
      }),
    );
    reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${documentName(facts, 'ics')}"`)
      .header('content-language', facts.language)
      // An iCalendar stream holds objects of several methods one after the other.
      .send(
        bookingCalendars(facts, now)
          .map(({ text }) => text)
          .join(''),
      );
    return replied;
  });
}

/** A booking gets on paper only once it is confirmed. */
function settled(facts: LetterFacts): LetterFacts {
  const { status } = facts.coupon;
  if (status === 'pending_payment' || status === 'expired') throw new Refused('coupon.state');
  return facts;
}
