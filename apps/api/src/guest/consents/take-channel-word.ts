import { wishOfReply } from '@traslado/domain/channels/stop-words';
import type { Db } from '../../db/client.ts';
import type { ChannelRequest, Channels } from '../../ports/channels.ts';
import { Refused } from '../../refused.ts';
import { beginConsents, endConsents } from '../../sellers/follow/end-consents.ts';
import { takeReport } from '../../sellers/follow/note-word.ts';

export type ChannelWord = {
  readonly db: Db;
  readonly channels?: Channels | null;
  readonly request: ChannelRequest;
  readonly now: number;
};

/** A provider's word counts with its signature alone. Code: `channel.signature`. */
function admitWord({ channels, request }: ChannelWord): Channels {
  if (!channels?.isSigned(request)) throw new Refused('channel.signature');
  return channels;
}

/** A report on a message; one that says nothing, or is of no delivery of ours, is taken and changes nothing. Code: `channel.signature`. */
export async function takeChannelReport(word: ChannelWord, key: string): Promise<void> {
  const said = admitWord(word).readReport(word.request.params);
  if (said) await takeReport(word.db, { ...said, key }, word.now);
}

/** A message that a guest sent us: STOP ends both channels of their phone at once, START begins again what it ended. Code: `channel.signature`. */
export async function takeChannelReply(word: ChannelWord): Promise<void> {
  admitWord(word);
  const { params } = word.request;
  const wish = wishOfReply((params.get('Body') ?? '').slice(0, 100));
  const phone = (params.get('From') ?? '').replace(/^whatsapp:/, '');
  if (!wish || phone === '') return;
  const { now } = word;
  await word.db
    .transaction()
    .execute((tx) =>
      wish === 'stop' ? endConsents(tx, { phone, source: 'reply', now }) : beginConsents(tx, { phone, now }),
    );
}
