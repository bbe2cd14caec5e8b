import { NO_TEMPLATE } from '@traslado/domain/channels/approval';
import type { ConsentChannel, NoticeChannel } from '@traslado/domain/channels/channel';
import type { DeliveryState } from '@traslado/domain/channels/delivery-state';
import { isEmail } from '@traslado/domain/contact/bounds';
import type { NoStaffNotice, ResortNoticeKind } from '@traslado/domain/flight-watch/staff-notice';
import { failpoint } from '../failpoint.ts';
import { GiveUp, type JobHandler, PutOff } from '../jobs/worker.ts';
import type { SentLetterFacts } from '../letter/facts.ts';
import type { Channels, HandOver, MessageTaken, PushDevice, PushHandOver } from '../ports/channels.ts';
import { type BookingMails, writeBookingMails } from './booking-mails.ts';
import { type FlightNotice, flightNewsLetter } from './letters/flight-news.ts';
import { flightNewsPush, flightNewsText } from './letters/flight-news-text.ts';
import { flightNoticeLetter } from './letters/flight-notice.ts';
import { writeResortNotices } from './write-resort-notices.ts';

type OfRide = { readonly id: number; readonly couponId: number };

/** A notice whose guest is being told. */
type GuestsNotice = FlightNotice & OfRide;

/** A notice whose resort is being told. */
type ResortsNotice = Omit<FlightNotice, 'kind' | 'linkKey'> & OfRide & { readonly kind: ResortNoticeKind };

/** A notice on one channel. */
type ClaimedDelivery = {
  readonly key: string;
  readonly channel: NoticeChannel;
  /** Phone that it goes to; null for a mail and a push. */
  readonly address: string | null;
  readonly handedOverAt: number;
};

type Work =
  | { readonly kind: 'hand_over'; readonly notice: GuestsNotice; readonly delivery: ClaimedDelivery }
  | { readonly kind: 'ask'; readonly delivery: ClaimedDelivery }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'tell_resort'; readonly notice: ResortsNotice };

type Word = Partial<MessageTaken> & { readonly state: DeliveryState; readonly reason: string | null };

export type FlightNotices = BookingMails & {
  /** The next work for a notice, written down; null where there is none now. The desk is told with the claim. */
  readonly claimNotice: (claim: {
    readonly noticeId: number;
    readonly now: number;
    readonly on: readonly ConsentChannel[];
    readonly asked: ReadonlySet<string>;
  }) => Promise<Work | null>;
  /** Notes that a claimed notice reached nobody. */
  readonly takeBackNotice: (noticeId: number, because: NoStaffNotice) => Promise<void>;
  /** True for a template that the provider approved. */
  readonly isApproved: (contentNumber: string) => Promise<boolean>;
  /** Notes what became of a delivery. */
  readonly noteWord: (key: string, word: Word, now: number) => Promise<unknown>;
  /** Browsers of a booking that take pushes. */
  readonly listDevices: (couponId: number) => Promise<readonly PushDevice[]>;
  /** Notes that these browsers' addresses no longer exist. */
  readonly forgetDevices: (endpoints: readonly string[], now: number) => Promise<void>;
  /** The carriers of messages beside mail; null for mail alone. */
  readonly channels: Channels | null;
};

/** Tells a reader what a flight does, as long as it is so; a guest by one channel after the other, each once. */
export function sendFlightNotice(deps: FlightNotices): JobHandler<'send_flight_notice'> {
  return async ({ noticeId }, { now }) => {
    const asked = new Set<string>();
    const on = deps.channels?.on ?? [];
    for (;;) {
      const work = await deps.claimNotice({ noticeId, now, on, asked });
      if (!work) return;
      if (work.kind === 'wait') throw new PutOff(work.ms, 'a message may be on its way');
      if (work.kind === 'tell_resort') return tellResort(deps, work.notice, now);
      const { delivery } = work;
      asked.add(delivery.key);
      const word = work.kind === 'ask' ? await ask(deps, delivery) : await handOver(deps, work, now);
      failpoint('notice-handed-over');
      await deps.noteWord(delivery.key, word, now);
    }
  };
}

async function tellResort(deps: FlightNotices, notice: ResortsNotice, now: number): Promise<void> {
  const { couponId } = notice;
  const coupon = (await deps.findLetterFacts(couponId, now))?.coupon;
  if (!coupon) throw new GiveUp('there is no such booking');
  const [letter, edition] = [flightNoticeLetter(notice), String(notice.id)];
  const told = await writeResortNotices(deps, { couponId, coupon, now, letter, edition });
  if (told === 0) await deps.takeBackNotice(notice.id, 'nobody');
}

const UNKNOWN: Word = { state: 'unknown', reason: null };

/** A message without an answer, as the provider has it. */
async function ask(
  { channels }: FlightNotices,
  { channel, address, handedOverAt }: ClaimedDelivery,
): Promise<Word> {
  const found =
    (channel === 'sms' || channel === 'whatsapp') &&
    address !== null &&
    (await channels?.find({ channel, to: address, handedOverAt }));
  return found || UNKNOWN;
}

async function handOver(
  deps: FlightNotices,
  { notice, delivery }: Extract<Work, { kind: 'hand_over' }>,
  now: number,
): Promise<Word> {
  const facts = await deps.findLetterFacts(notice.couponId, now);
  if (!facts) throw new GiveUp('there is no such booking');
  const { channel, address: to, key } = delivery;
  let sent: HandOver | PushHandOver | undefined;
  if (channel === 'push') {
    const devices = await deps.listDevices(notice.couponId);
    sent = await deps.channels?.send({ channel, devices, key, ...flightNewsPush(notice, facts, now) });
  } else {
    if (channel === 'mail' || to === null) return writeLetter(deps, notice, facts, now);
    const said = flightNewsText(channel, notice, facts);
    if (channel === 'whatsapp' && !(said.template && (await deps.isApproved(said.template.number))))
      return { state: 'failed', reason: NO_TEMPLATE };
    sent = await deps.channels?.send({ channel, to, key, ...said });
  }
  if (!sent) return { state: 'failed', reason: 'off' };
  if ('gone' in sent) await deps.forgetDevices(sent.gone, now);
  if (sent.kind === 'unknown') return UNKNOWN;
  return sent.kind === 'refused' ? { state: 'failed', reason: sent.reason } : sent;
}

/** The letter has its own way from here. */
async function writeLetter(
  deps: FlightNotices,
  notice: GuestsNotice,
  facts: SentLetterFacts,
  now: number,
): Promise<Word> {
  const { email } = facts.reach;
  const addressed = [{ letter: flightNewsLetter(notice), address: email, edition: String(notice.id) }];
  await writeBookingMails(deps, { couponId: notice.couponId, facts, addressed, now });
  return isEmail(email) ? { state: 'accepted', reason: null } : { state: 'failed', reason: 'address' };
}
