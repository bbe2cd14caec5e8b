import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { EDIT_TOPICS, type EditTopic } from '../../shell/paths.ts';

type LookTopicsProps = {
  booking: CouponView;
  /** Null: the first. */
  topic: EditTopic | null;
  onTopic: (topic: EditTopic) => void;
};

/** The guest's pages of a change, one for each thing that a booking has. */
export function LookTopics({ booking, topic, onTopic }: LookTopicsProps) {
  const { titles } = useTexts('edit');
  const { leftOut } = useTexts('staff').look;
  const topics = EDIT_TOPICS.filter(
    (one) =>
      (one !== 'arrival' && one !== 'departure') ||
      booking.transfers.some(({ direction }) => direction === one),
  );
  return (
    <fieldset className="mt-4 flex flex-wrap gap-2">
      <legend className="sr-only">{leftOut.topics}</legend>
      {topics.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === (topic ?? topics[0])}
          onClick={() => onTopic(one)}
          className="min-h-11 rounded-full border-2 border-control px-4 text-small aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-surface"
        >
          {titles[one]}
        </button>
      ))}
    </fieldset>
  );
}
