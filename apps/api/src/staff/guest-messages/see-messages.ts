import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { fillTemplate } from '@traslado/domain/messages/template';
import { insertLook } from '../../db/audit-looks.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import type { LetterFactsDependencies } from '../../sellers/letter/find-letter-facts.ts';
import { nameColleagues } from '../../store/account/person-repository.ts';
import { readAnswerTimes } from '../../store/message/answer-times.ts';
import type { MessageRecord } from '../../store/message/record.ts';
import { countMessages, findMessage, listExchange, listMessages } from '../../store/message/repository.ts';
import { searchBookings } from '../search/search-bookings.ts';
import { readTemplates, readValues } from './make-answer.ts';
import { presentMessage, presentRow } from './presenter.ts';

export type GuestMessageDeps = LetterFactsDependencies & { readonly db: Db };

/** Waiting messages, next ride first; or ended ones. */
export async function searchMessages(
  { db, inventory }: GuestMessageDeps,
  { scope }: StaffCaller,
  { state, search, now, ...page }: CallRequest<'searchGuestMessages'>['body'] & { readonly now: number },
): Promise<CallAnswer<'searchGuestMessages'>> {
  const query = { scope, state, search };
  const moment = { times: await readAnswerTimes(db), now };
  const [rows, total, waiting] = await Promise.all([
    listMessages(db, query, { ...page, ...moment }),
    countMessages(db, query),
    countMessages(db, { scope, state: 'waiting', search: '' }),
  ]);
  return { rows: rows.map((row) => presentRow(inventory.current(), row, moment)), total, waiting, ...page };
}

type Suggestions = CallAnswer<'getGuestMessage'>['suggestions'];

/** Bookings that a message may be about, found by the desk's own search box: the strongest hint stands first. */
async function suggest(
  deps: GuestMessageDeps,
  staff: StaffCaller,
  { folio, email, name }: MessageRecord,
  asked: { readonly language: Language; readonly now: number },
): Promise<Suggestions> {
  if (!staff.permissions.includes('coupons:see')) return [];
  const questions = { folio: folio ?? '', email, name } as const;
  const found = new Map<number, Suggestions[number]>();
  for (const matched of ['folio', 'email', 'name'] as const) {
    const search = questions[matched].slice(0, 100);
    if (search === '') continue;
    const { groups } = await searchBookings(deps, staff, { ...asked, search });
    // A name of digits might be taken for something else.
    const rows = groups.filter((group) => group.matched === matched).flatMap((group) => group.rows);
    for (const booking of rows)
      found.set(booking.id, { booking, matched: [...(found.get(booking.id)?.matched ?? []), matched] });
  }
  return [...found.values()].sort((one, other) => other.matched.length - one.matched.length).slice(0, 5);
}

type Asked = { readonly id: number; readonly language: Language; readonly now: number };

/** A message for its answerer. Opening it is an entry of the audit. Code: `guest_message.not_found`. */
export async function seeMessage(
  deps: GuestMessageDeps,
  staff: StaffCaller,
  { id, language, now }: Asked,
): Promise<CallAnswer<'getGuestMessage'>> {
  const { db, inventory } = deps;
  const { permissions, scope } = staff;
  const message = await findMessage(db, id, { scope, now });
  if (!message) throw new Refused('guest_message.not_found');
  const canAnswer = permissions.includes('messages:answer');
  const canSeeBooking = permissions.includes('coupons:see');
  const [earlier, times, values, templates, suggestions] = await Promise.all([
    listExchange(db, message, { scope, now }),
    readAnswerTimes(db),
    readValues(deps, message, now),
    readTemplates(db, message),
    canAnswer && message.booking === null ? suggest(deps, staff, message, { language, now }) : [],
    insertLook(db, staff, { at: 'message', subject: message.reference, now }),
  ]);
  const reader = { times, now, language, mayReach: canAnswer, readerId: staff.accountId };
  const enders = [message, ...earlier].flatMap(({ answer, endedBy }) => [answer?.by ?? null, endedBy]);
  return {
    ...presentMessage(inventory.current(), { message, earlier }, reader),
    colleagues: await nameColleagues(db, enders, staff),
    suggestions,
    templates: templates.map(({ id: number, name, texts }) => ({
      id: number,
      name,
      subject: texts.subject,
      message: texts.body,
      closing: fillTemplate(texts.closing, values),
    })),
    values,
    viewer: { can_answer: canAnswer && message.status === 'received', can_see_booking: canSeeBooking },
  };
}
