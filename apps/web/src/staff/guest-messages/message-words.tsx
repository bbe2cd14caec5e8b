import { classNames } from '../../components/class-names.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { MessageRow } from './use-messages.ts';

type Shown = Pick<MessageRow, 'state' | 'is_overdue' | 'due_at' | 'time_zone' | 'ended_by' | 'ended_at'>;

const LOOKS: Readonly<Record<MessageRow['state'], string>> = {
  received: 'bg-warn-wash text-warn',
  answered: 'bg-good-wash text-good',
  closed: 'bg-line text-ink',
};

/** State of a message; a waiting one may be late. */
export function MessageState({ message }: { message: Shown }) {
  const texts = useTexts('staff').guestMessages;
  const { state, is_overdue: isLate } = message;
  return (
    <span
      className={classNames(
        'inline-block rounded-full px-3 py-0.5 font-semibold text-small',
        isLate ? 'bg-bad-wash text-bad' : LOOKS[state],
      )}
    >
      {isLate ? texts.late : texts.states[state]}
    </span>
  );
}

/** Due time of an answer, or its author. Times are those of the resort. */
export function useMoments() {
  const texts = useTexts('staff').guestMessages;
  const locale = useLocale();
  const whenOf = ({ time_zone: zone }: { readonly time_zone: string }, at: string) =>
    formatInstant(at, zone, locale);
  return {
    whenOf,
    standingOf: (message: Shown): string => {
      const { state, due_at: due, ended_by: by, ended_at: at, is_overdue: isLate } = message;
      if (due) return (isLate ? texts.lateSince : texts.due)(whenOf(message, due));
      return by && at ? texts.endedBy[state](by, whenOf(message, at)) : texts.states[state];
    },
  };
}
