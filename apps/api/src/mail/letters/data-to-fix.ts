import type { FindingKind } from '@traslado/domain/booking/data-to-fix';
import type { Language } from '@traslado/domain/language';
import type { MessageValues } from '@traslado/domain/messages/message-kinds';
import { describeService } from '../../letter/booking-words.ts';
import type { LetterFacts } from '../../letter/facts.ts';
import { bookingValues, messageTexts, rideValues } from '../../letter/message-texts.ts';
import { describeRides } from '../../letter/ride.ts';
import { wordingOf } from '../../letter/wording.ts';
import type { MailLetter } from '../mail-letter.ts';
import { bodyOf, closingOf, composed, type Part } from '../parts.ts';

const button = { en: 'Correct it', es: 'Corregir' } as const;

/** The correctable findings in the guest's words. */
const says: Readonly<Record<Language, Readonly<Partial<Record<FindingKind, string>>>>> = {
  en: {
    phone:
      'Your phone number seems to have a digit too few or too many. The driver calls it if you don’t find each other.',
    flight_unknown: 'We can’t find your flight on that day at that airport. Please check number and airline.',
    flight_time: 'Your flight’s time is more than 30 minutes from the airline’s schedule.',
  },
  es: {
    phone:
      'A tu número de teléfono parece faltarle o sobrarle un dígito. El chofer te llama si no se encuentran.',
    flight_unknown: 'No encontramos tu vuelo ese día en ese aeropuerto. Revisa el número y la aerolínea.',
    flight_time: 'La hora de tu vuelo difiere en más de 30 minutos del horario de la aerolínea.',
  },
};

/** To the guest: the data that would fail on the day, and their correction link. */
export function dataToFixLetter({
  kinds,
  href,
}: {
  readonly kinds: readonly FindingKind[];
  readonly href: string;
}): MailLetter {
  const valuesOf = (facts: LetterFacts): MessageValues<'data_to_fix'> => ({
    ...bookingValues(facts),
    ...rideValues(facts),
  });
  return {
    kind: 'data_to_fix',
    withDocuments: false,
    valuesOf,
    compose(facts) {
      const { coupon, language } = facts;
      const t = wordingOf(language);
      const texts = messageTexts('data_to_fix', facts, valuesOf(facts));
      return composed(texts, [
        ...bodyOf(texts),
        ...[...new Set(kinds)].flatMap((kind): Part[] => {
          const text = says[language][kind];
          return text === undefined ? [] : [{ kind: 'paragraph', text }];
        }),
        { kind: 'button', label: button[language], href },
        { kind: 'number', label: t.bookingNumber, value: coupon.coupon_id, detail: describeService(facts) },
        ...describeRides(facts).map((ride): Part => ({ kind: 'ride', ride })),
        ...closingOf(texts),
      ]);
    },
  };
}
