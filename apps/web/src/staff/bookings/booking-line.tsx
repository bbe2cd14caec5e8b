import { notify } from '../../components/notification.ts';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { SectionIcon } from '../frame/section-icon.tsx';
import type { Story } from './use-bookings.ts';

/** The last value of a field of the stay, as the story has it. */
const lastOf = ({ booking, events }: Story, field: string): string | undefined =>
  events
    .filter(({ kind, detail }) => kind === 'pms' && detail.startsWith(booking.folio))
    .flatMap(({ changes }) => changes)
    .filter((change) => change.field === field && change.new !== '')
    .at(-1)?.new;

/** The guest whose booking it is; '' where nobody's name is left. */
export const guestOf = ({ booking }: Pick<Story, 'booking'>): string =>
  booking.reservations.find(({ main }) => main)?.guest ?? booking.contact.name;

/** Below the guest's name: the booking's number, to be copied, and the stay. */
export function BookingLine({ story }: { story: Story }) {
  const { page: texts, stays } = useTexts('staff').bookings;
  const locale = useLocale();
  const { coupon_id: number, hotel_name, folio } = story.booking;
  const [from, to] = [lastOf(story, 'stay.arrivalOn'), lastOf(story, 'stay.departureOn')];
  const day = (on: string) => formatCivilDate(on, locale, 'short');
  const copy = () => void navigator.clipboard?.writeText(number).then(() => notify(texts.copied, 'good'));
  return (
    <span className="booking-line">
      <button type="button" title={texts.copy} className="copied-code" onClick={copy}>
        {number}
        <SectionIcon name="copy" />
        <span className="visually-hidden">{texts.copy}</span>
      </button>
      <span className="font-semibold text-ink">{hotel_name}</span>
      <span className="tabular-nums">{folio}</span>
      {from && to && <span>{stays.days(day(from), day(to))}</span>}
    </span>
  );
}
