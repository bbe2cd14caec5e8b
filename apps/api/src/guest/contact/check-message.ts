import type { RefusalCode } from '@traslado/contract/refusals';
import type { CallRequest } from '@traslado/contract/schemas';
import type { OnFile } from '@traslado/domain/contact/on-file';
import { tidyLine, tidyText } from '@traslado/domain/contact/text';
import { tidyPhone } from '@traslado/domain/contact/tidy-phone';
import { checkMessageForm } from '@traslado/domain/forms/contact-form';
import type { Language } from '@traslado/domain/language';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import type { Airport, Property } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { type FieldIssue, Refused } from '../../refused.ts';
import type { ContactMessage } from '../../store/question/record.ts';

export type MessageBody = CallRequest<'sendContactMessage'>['body'];

export type CheckedMessage = {
  readonly message: ContactMessage;
  readonly property: Property;
  readonly airport: Airport;
};

/** Names of the rules' fields on the wire, where they differ. */
const wireNames: Readonly<Record<string, string>> = { name: 'full_name', termsAccepted: 'terms' };

/**
 * The message as it is kept; a missing mail or phone is the one on file. An airport that does not serve the resort is no fault: that may be
 * the question.
 * @throws Refused with every field at fault.
 */
export function checkMessage(
  body: MessageBody,
  { snapshot, language, onFile }: { snapshot: Snapshot; language: Language; onFile: OnFile },
): CheckedMessage {
  const email = body.email?.trim() ?? onFile.email ?? '';
  const phone = body.phone === undefined ? (onFile.phone ?? '') : (tidyPhone(body.phone) ?? body.phone);
  const issues: FieldIssue<RefusalCode>[] = checkMessageForm({
    resort: body.resort,
    booking: body.booking,
    hasNoBooking: body.without_booking,
    airport: body.airport,
    name: body.full_name,
    email,
    phone,
    message: body.message,
    termsAccepted: body.terms,
  }).map((issue) => ({ ...issue, field: wireNames[issue.field] ?? issue.field }));
  const property = snapshot.propertyByCode(body.resort.trim().toUpperCase());
  const airport = /^\d{1,9}$/.test(body.airport) ? snapshot.airportById(Number(body.airport)) : undefined;
  const isKnown = { resort: property?.active === true, airport: airport?.webTransfers === true };
  for (const field of ['resort', 'airport'] as const)
    if (!isKnown[field] && !issues.some((issue) => issue.field === field))
      issues.push({ field, code: 'field.invalid' });
  const [first] = issues;
  if (first || !property || !airport) throw new Refused(first?.code ?? 'field.invalid', { issues });
  return {
    property,
    airport,
    message: {
      propertyId: property.id,
      airportId: airport.id,
      folio: normaliseFolio(body.booking),
      name: tidyLine(body.full_name),
      email,
      phone: phone.trim(),
      message: tidyText(body.message),
      language,
    },
  };
}
