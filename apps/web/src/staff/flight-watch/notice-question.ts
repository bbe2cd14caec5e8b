import type { CallRequest } from '@traslado/contract/schemas';
import { NOTICE_CHANNELS } from '@traslado/domain/channels/channel';
import { NOTICE_AUDIENCES, NOTICE_OUTCOMES } from '@traslado/domain/flight-watch/staff-notice';
import { isCivilDate } from '@traslado/domain/time/civil';

/** A search among the notices as it is typed; '' narrows nothing. */
export type NoticeQuestion = {
  day: string;
  airport: string;
  audience: string;
  channel: string;
  outcome: string;
  /** Stays in memory: no number of a booking stands in an address. */
  booking: string;
};

export const ALL_NOTICES: NoticeQuestion = {
  day: '',
  airport: '',
  audience: '',
  channel: '',
  outcome: '',
  booking: '',
};

const oneOf =
  (names: readonly string[]) =>
  (text: string): boolean =>
    names.includes(text);

const GOOD: Readonly<Record<Exclude<keyof NoticeQuestion, 'booking'>, (text: string) => boolean>> = {
  day: isCivilDate,
  airport: (text) => /^[1-9]\d{0,8}$/.test(text),
  audience: oneOf(NOTICE_AUDIENCES),
  channel: oneOf(NOTICE_CHANNELS),
  outcome: oneOf(NOTICE_OUTCOMES),
};

/** The search of an address, with the part in memory. Faulty parts are left out. */
export function readNotices(address: string, booking: string): NoticeQuestion {
  const asked = new URLSearchParams(address);
  const parts = Object.entries(GOOD).map(([name, isGood]) => {
    const text = asked.get(name) ?? '';
    return [name, isGood(text) ? text : ''];
  });
  return { ...ALL_NOTICES, ...Object.fromEntries(parts), booking };
}

/** The same as an address. */
export function writeNotices({ booking: _, ...question }: NoticeQuestion): string {
  const text = new URLSearchParams(Object.entries(question).filter(([, value]) => value !== '')).toString();
  return text && `?${text}`;
}

/** The search as the server is asked it. */
export function bodyOfNotices(
  question: NoticeQuestion,
): Omit<CallRequest<'searchNotices'>['body'], 'page' | 'page_size'> {
  const { day, airport, booking } = question;
  const audience = NOTICE_AUDIENCES.find((one) => one === question.audience);
  const channel = NOTICE_CHANNELS.find((one) => one === question.channel);
  const outcome = NOTICE_OUTCOMES.find((one) => one === question.outcome);
  return {
    booking: booking.trim(),
    ...(day !== '' && { day }),
    ...(airport !== '' && { airport: Number(airport) }),
    ...(audience && { audience }),
    ...(channel && { channel }),
    ...(outcome && { outcome }),
  };
}
