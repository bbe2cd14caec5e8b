import { fieldText, valueText } from '../../booking-parts/change-words.ts';
import { formatCivilDate, unbroken } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useRefundSteps } from '../acting/use-refund-steps.ts';
import { useDisputeWords } from '../frame/use-dispute-words.ts';
import type { Story } from './use-bookings.ts';

type StoryEvent = Story['events'][number];
type Words = Readonly<Record<string, string>>;

const STAY = 'stay.';
/** The brand before the last digits of a card. */
const CARD_BRAND = /^[a-z]+(?= \d{4}$)/;

/** Words beside an event: codes among its parts are worded, everything else stays as it is. */
export function useEventWords(story: Story): {
  readonly detailOf: (event: StoryEvent) => string;
  readonly changeOf: (change: StoryEvent['changes'][number]) => string;
} {
  const { bookings, dayLists, data, look, payments } = useTexts('staff');
  const edit = useTexts('edit');
  const disputeWords = useDisputeWords();
  const locale = useLocale();
  const { reasons, reads, stay } = bookings.story;
  const stepsOf = useRefundSteps(story.money.currency);
  const rides: Words = bookings.ride;
  const guests = story.booking.reservations.map(({ guest }) => guest);
  const wordsOf: Readonly<Partial<Record<StoryEvent['kind'], Words>>> = {
    alert: payments.values,
    booking: reasons,
    payment: { ...payments.values, ...reads },
    refund: { ...payments.values, ...reasons },
    change: rides,
    ride: dayLists.reasons,
    staff: { ...data.kinds, ...look.reasons, ...look.pages },
  };
  const ofStay = (field: string, value: string): string => {
    if (value === '') return edit.none;
    if (field === 'status') return stay.states[value] ?? value;
    return field === 'room' ? value : unbroken(formatCivilDate(value, locale, 'short'));
  };
  return {
    detailOf({ at, kind, code, detail }) {
      if (kind === 'alert' && code.startsWith('dispute.')) return disputeWords(detail);
      const words = wordsOf[kind] ?? {};
      // A code of a refund is all of its detail; others have several, and a note behind them.
      const told = detail
        .split(' · ')
        .map((part) => words[part] ?? part.replace(CARD_BRAND, (brand) => words[brand] ?? brand))
        .join(' · ');
      // A refund of a cancellation names the rule behind it.
      const ruled = code === 'requested' ? story.refunds_why.find((one) => one.at === at) : undefined;
      return ruled ? [`${told}.`, ...stepsOf(ruled.steps)].join(' ') : told;
    },
    changeOf({ field, old, new: after }) {
      if (field.startsWith(STAY)) {
        const name = field.slice(STAY.length);
        const now = ofStay(name, after);
        return `${stay.fields[name]}: ${old === '' ? now : `${ofStay(name, old)} → ${now}`}`;
      }
      const name = rides[field] ?? fieldText(field, guests, edit);
      if (!old && !after) return name;
      return `${name}: ${valueText(field, old, edit, locale)} → ${valueText(field, after, edit, locale)}`;
    },
  };
}
