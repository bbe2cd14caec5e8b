import { type AnswerValues, checkAnswer } from '@traslado/domain/desk/answer';
import { DEFAULT_TEXTS } from '@traslado/domain/messages/default-texts';
import {
  faultsIn,
  fillTexts,
  MESSAGE_TEXTS,
  type MessageTexts,
} from '@traslado/domain/messages/message-kinds';
import { fieldsIn } from '@traslado/domain/messages/template';
import type { Handle } from '../../db/client.ts';
import { rideValues } from '../../letter/message-texts.ts';
import { Refused } from '../../refused.ts';
import {
  findOwnersLetterFacts,
  type LetterFactsDependencies,
} from '../../sellers/letter/find-letter-facts.ts';
import { withPickUpsThatCount } from '../../sellers/letter/pick-ups-that-count.ts';
import type { AnswerTemplate, MessageRecord } from '../../store/message/record.ts';
import { listTemplates } from '../../store/message/repository.ts';

/** Templates for an answer to a message, in the guest's language: ours, then the usable ones of staff. */
export async function readTemplates(
  handle: Handle,
  { language }: Pick<MessageRecord, 'language'>,
): Promise<AnswerTemplate[]> {
  const own = await listTemplates(handle, language);
  return [
    { id: null, name: '', texts: DEFAULT_TEXTS.guest_answer[language] },
    ...own.filter(({ texts }) => faultsIn('guest_answer', texts).length === 0),
  ];
}

const noRide = { pickup_date: '', pickup_time: '', pickup_place: '', meeting_point: '', driver_waits: '' };

/** The values of an answer's fields for a message. Fields of a ride are of the linked booking, in the guest's language. */
export async function readValues(
  deps: LetterFactsDependencies,
  { booking, language, name, propertyId, reference }: MessageRecord,
  now: number,
): Promise<AnswerValues> {
  const property = deps.inventory.current().propertyById(propertyId ?? 0);
  const facts = booking && (await findOwnersLetterFacts(deps, booking.id, now, language));
  const rides =
    booking && facts ? rideValues(await withPickUpsThatCount(deps.db, booking.id, facts)) : noRide;
  return {
    guest_name: name,
    reference_number: reference,
    resort_name: property?.name ?? '',
    reply_address: property?.email ?? '',
    booking_number: booking?.number ?? '',
    ...rides,
  };
}

/**
 * The letter's texts, their fields filled: subject and message as staff wrote them, the rest of the template. Codes: those of
 * `checkAnswer`; for texts around the message `answer.field_empty` at `template`.
 */
export function makeAnswer(
  { texts }: AnswerTemplate,
  written: { readonly subject: string; readonly message: string },
  values: AnswerValues,
): MessageTexts {
  const issues = checkAnswer(written, values);
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues });
  const said = { ...texts, subject: written.subject, body: written.message };
  const filled: Readonly<Record<string, string>> = values;
  const empty = MESSAGE_TEXTS.flatMap((text) => fieldsIn(said[text])).find(
    (name) => (filled[name] ?? '').trim() === '',
  );
  if (empty) throw new Refused('answer.field_empty', { field: 'template', params: { name: empty } });
  return fillTexts(said, values);
}
