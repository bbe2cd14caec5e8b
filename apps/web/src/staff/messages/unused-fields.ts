import type { Facts } from '@traslado/domain/catalogues/definition';
import { ONLY_MAIL } from '@traslado/domain/messages/check-message';

type OfAChannel = (typeof ONLY_MAIL)[number] | 'content_number';

/** The fields that the channel of a message does not use. A value of another channel stays in sight until it is emptied. */
export function unusedFields(facts: Facts): readonly OfAChannel[] {
  const { channel } = facts;
  const unused: readonly OfAChannel[] = [
    ...(channel === 'mail' ? [] : ONLY_MAIL),
    ...(channel === 'whatsapp' ? [] : (['content_number'] as const)),
  ];
  return unused.filter((name) => !facts[name]);
}
