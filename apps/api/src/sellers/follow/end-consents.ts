import { isOfPhone } from '@traslado/domain/channels/channel';
import { endedByWord, standingConsents } from '@traslado/domain/channels/consents';
import type { Tx } from '../../db/client.ts';
import {
  type ConsentRow,
  findPhone,
  insertConsents,
  listConsentsOfPhone,
} from '../../store/channel/consent-repository.ts';

type Ended = { readonly phone: string; readonly source: 'reply' | 'channel'; readonly now: number };

/** Ends all that stands for a phone, on both channels and in all its bookings. */
export async function endConsents(tx: Tx, { phone, source, now }: Ended): Promise<void> {
  const ends = (await byBooking(tx, phone)).flatMap((entries) =>
    standingConsents(entries, phone)
      .filter(({ channel }) => isOfPhone(channel))
      .map(
        ({ couponId, channel, purpose }): ConsentRow => ({
          ...{ couponId, channel, purpose, phone, source, at: now },
          ...{ isGiven: false, wording: null, wordingVersion: null, language: null },
        }),
      ),
  );
  await insertConsents(tx, ends);
}

/** Begins again what a word or the provider had ended, in the words in which it was given. A booking with another number by now stays as it is. */
export async function beginConsents(tx: Tx, { phone, now }: Omit<Ended, 'source'>): Promise<void> {
  const begun: ConsentRow[] = [];
  for (const entries of await byBooking(tx, phone)) {
    const booking = await findPhone(tx, entries[0]?.couponId ?? 0);
    if (booking?.phone !== phone) continue;
    for (const end of endedByWord(entries)) {
      const given = entries.findLast(
        ({ isGiven, channel, purpose, phone: number }) =>
          isGiven && channel === end.channel && purpose === end.purpose && number === phone,
      );
      if (given) begun.push({ ...given, source: 'reply', at: now });
    }
  }
  await insertConsents(tx, begun);
}

/** The entries of each booking that ever gave this number. */
async function byBooking(tx: Tx, phone: string): Promise<ConsentRow[][]> {
  const entries = await listConsentsOfPhone(tx, phone);
  const ids = new Set(entries.map(({ couponId }) => couponId));
  return [...ids].map((id) => entries.filter(({ couponId }) => couponId === id));
}
