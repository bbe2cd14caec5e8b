import { isEmail } from '@traslado/domain/contact/bounds';
import type { Airport, Property } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { contactAnswer } from '../../mail/letters/contact-answer.ts';
import { contactQuestion } from '../../mail/letters/contact-question.ts';
import { writeComposition } from '../../mail/mail-letter.ts';
import type { MessageFacts } from '../../mail/message-facts.ts';
import { messageIdOf } from '../../mail/message-id.ts';
import type { NewMail } from '../../mail/repository.ts';
import type { ContactMessage } from '../../store/question/record.ts';

/** The facts for the mails about a question. */
export function factsOf({
  message,
  reference,
  property,
  airport,
  snapshot,
}: {
  readonly message: Omit<ContactMessage, 'propertyId' | 'airportId'>;
  readonly reference: string;
  readonly property: Property;
  readonly airport: Airport;
  readonly snapshot: Pick<Snapshot, 'brand' | 'writtenTexts'>;
}): MessageFacts {
  const { code, name, phone, officeFrom, officeTo } = property;
  const { brand, writtenTexts } = snapshot;
  return {
    ...message,
    reference,
    airportName: airport.name[property.staffLanguage],
    staffLanguage: property.staffLanguage,
    resort: { code, name, phone, officeFrom, officeTo },
    replyTo: property.email,
    written: writtenTexts,
    brand: {
      name: brand?.name ?? name,
      email: property.email,
      colours: brand?.colours ?? {},
      logo: brand?.logo ?? null,
    },
  };
}

/** The question, to each address of the resort's group, or to the resort's own when it has none. */
export function writeQuestions(facts: MessageFacts, snapshot: Snapshot, domain: string): NewMail[] {
  const group = snapshot
    .notificationRecipients(`TRANS:CONTACTO:${facts.resort.code}`)
    .filter(({ status, email }) => status === 1 && isEmail(email))
    .map(({ email }) => email);
  const desk = group.length > 0 ? [...new Set(group)] : [facts.replyTo].filter(isEmail);
  return desk.map((recipient) => writeMail(facts, { letter: contactQuestion, recipient, domain }));
}

/** To the visitor: the receipt, with its number. */
export function writeAnswer(facts: MessageFacts, domain: string): NewMail {
  return writeMail(facts, { letter: contactAnswer, recipient: facts.email, domain });
}

function writeMail(
  facts: MessageFacts,
  {
    letter,
    recipient,
    domain,
  }: {
    letter: typeof contactQuestion | typeof contactAnswer;
    recipient: string;
    domain: string;
  },
): NewMail {
  const { brand, reference, resort } = facts;
  const language = letter === contactQuestion ? facts.staffLanguage : facts.language;
  return {
    ...writeComposition(letter.compose(facts), { brand, language, phone: resort.phone }),
    messageId: messageIdOf({ number: reference, kind: letter.kind, edition: 1, address: recipient, domain }),
    couponId: null,
    kind: letter.kind,
    language,
    recipient,
    attachments: [],
  };
}
