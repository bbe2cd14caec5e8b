import type { Db } from '../../db/client.ts';
import type { ChannelRequest, Channels } from '../../ports/channels.ts';
import { Refused } from '../../refused.ts';
import { takeReport } from '../../sellers/follow/note-word.ts';
import { takeReply } from '../../sellers/follow/take-reply.ts';

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

/** A message that a guest sent us. Code: `channel.signature`. */
export async function takeChannelReply(word: ChannelWord): Promise<void> {
  admitWord(word);
  const { db, now, request } = word;
  const phone = (request.params.get('From') ?? '').replace(/^whatsapp:/, '');
  await takeReply(db, { phone, text: request.params.get('Body') ?? '', now });
}
