import type { Language } from '@traslado/domain/language';
import type { MessageTexts } from '@traslado/domain/messages/message-kinds';

export type MessageState = 'received' | 'answered' | 'closed';

/** The booking of a message. Instants are epoch milliseconds. */
export type BookingOfMessage = {
  readonly id: number;
  readonly number: string;
  readonly guest: string;
  readonly rideAt: number | null;
  readonly timeZone: string | null;
};

export type MessageRecord = {
  readonly id: number;
  readonly reference: string;
  readonly status: MessageState;
  readonly createdAt: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly language: Language;
  readonly folio: string | null;
  readonly propertyId: number | null;
  readonly airportId: number | null;
  /** Pick-up of the next ride: of its booking, else of the one with the confirmation number that it names. */
  readonly rideAt: number | null;
  readonly booking: BookingOfMessage | null;
  readonly endedAt: number | null;
  readonly endedBy: string | null;
  readonly closingNote: string | null;
  readonly answer: AnswerRecord | null;
};

export type AnswerRecord = {
  readonly at: number;
  readonly by: string;
  readonly byId: number | null;
  readonly subject: string;
  readonly message: string;
  readonly hash: string;
};

export type AnswerTemplate = {
  readonly id: number | null;
  readonly name: string;
  readonly texts: MessageTexts;
};
