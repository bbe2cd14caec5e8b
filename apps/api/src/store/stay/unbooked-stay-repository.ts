import type { BookingQuestion } from '@traslado/domain/desk/recognise-question';
import { type RawBuilder, sql } from 'kysely';
import { begins } from '../../db/begins.ts';
import type { Handle } from '../../db/client.ts';

/** A stay to come, or under way, that has no standing or unpaid booking. Dates are civil dates at the property. */
export type UnbookedStay = {
  readonly hotel: string;
  readonly folio: string;
  readonly guest: string;
  readonly arrivalOn: string;
  readonly departureOn: string;
};

/** The questions that a stay answers. */
export type StayQuestion = Extract<BookingQuestion, { kind: 'folio' | 'name' }>;

const MOST_SHOWN = 20;

/** A word of a search in the form of the text search: nothing in it means anything but itself. */
const lexeme = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`;

/** All words in any order, or written as one. */
function wordsOf({ words }: Extract<StayQuestion, { kind: 'name' }>): string {
  const all = words.map(({ word, isWhole }) => (isWhole ? lexeme(word) : `${lexeme(word)}:*`)).join(' & ');
  return `(${all}) | ${lexeme(words.map(({ word }) => word).join(''))}:*`;
}

const answers = (question: StayQuestion): RawBuilder<unknown> =>
  question.kind === 'name'
    ? sql`name_vector(s.first_name || ' ' || s.last_name) @@ ${wordsOf(question)}::tsquery`
    : sql`(${begins(sql`replace(s.folio, '-', '')`, question.key)}
        or agency_key(s.external_reference) = ${question.key})`;

/** The stays that answer any of these questions, the next arrival first. @param days today at each property, by its code */
export async function listUnbookedStays(
  handle: Handle,
  questions: readonly StayQuestion[],
  days: readonly { readonly hotel: string; readonly today: string }[],
): Promise<UnbookedStay[]> {
  const { rows } = await sql<UnbookedStay>`
    select s.hotel, s.folio, trim(s.first_name || ' ' || s.last_name) as guest, s.arrival_on, s.departure_on
    from pms_stay s join jsonb_to_recordset(${JSON.stringify(days)}::jsonb) d(hotel text, today date) on d.hotel = s.hotel
    where (${sql.join(questions.map(answers), sql` or `)}) and s.status in ('RESERVED', 'IN_HOUSE') and s.departure_on >= d.today
      and not exists (select from coupon_stay r join coupon c on c.id = r.coupon_id
        where r.hotel = s.hotel and r.folio = s.folio and c.status in ('pending_payment', 'confirmed', 'partially_cancelled'))
    order by s.arrival_on, s.folio limit ${MOST_SHOWN}`.execute(handle);
  return rows;
}
