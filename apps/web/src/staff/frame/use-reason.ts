import type { OpenThing } from '@traslado/domain/desk/queues';
import type { TodaySource } from '@traslado/domain/desk/today';
import { useTexts } from '../../i18n/i18n.tsx';
import { useAboutWords } from './use-about-words.ts';

/** The open point that a source is made of. */
const THING_OF: Readonly<Partial<Record<TodaySource, OpenThing>>> = {
  unpaid: 'unpaid',
  messages: 'message',
  approvals: 'approval',
  letters: 'letter',
  payments: 'payment',
  disputes: 'dispute',
  data: 'data',
};

/** Sources whose subject begins with an amount. */
const WITH_AMOUNT: readonly TodaySource[] = ['unpaid', 'approvals', 'payments', 'disputes'];
/** Sources whose subject needs no other words. */
const PLAIN: readonly TodaySource[] = ['messages', 'data', 'soon'];

type Row = {
  readonly about: string;
  readonly open: readonly OpenThing[];
  readonly booking: { readonly number: string } | null;
};

/** The reason of a row of work in words, its amount, and other open points. */
export function useReason() {
  const { things } = useTexts('staff').queues;
  const aboutWords = useAboutWords();
  return (queue: TodaySource, { about, open, booking }: Row) => {
    const parts = aboutWords(queue, about)
      .split(' · ')
      .filter((part) => part !== booking?.number);
    const amount = WITH_AMOUNT.includes(queue) ? parts.shift() : undefined;
    const detail = parts.join(' · ');
    const thing = queue === 'soon' && detail !== '' ? 'data' : THING_OF[queue];
    const isSaid = !thing || (PLAIN.includes(queue) && detail !== '');
    return {
      amount: amount ?? '',
      reason: [isSaid ? '' : things[thing], detail].filter(Boolean).join(' · '),
      marks: open.filter((one) => one !== thing).map((one) => things[one]),
    };
  };
}
