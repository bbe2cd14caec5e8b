import { fieldText, guestsOf, partsOf, valueText } from '../../booking-parts/change-words.ts';
import { type Difference, OldAndNew } from '../../components/old-and-new.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Booking, Changed } from './ask-acting.ts';

type ChangedRowsProps = { booking: Booking; changes: Changed['changes']; more?: readonly Difference[] };

/** The differences, old beside new; then those that follow from them. */
export function ChangedRows({ booking, changes, more = [] }: ChangedRowsProps) {
  const edit = useTexts('edit');
  const locale = useLocale();
  const guests = guestsOf(booking.booking.reservations, changes);
  return (
    <OldAndNew
      rows={[
        ...changes
          .filter(({ field }) => partsOf(field).name !== 'service_time')
          .map(({ field, old, new: next }) => ({
            key: field,
            label: fieldText(field, guests, edit),
            old: valueText(field, old, edit, locale),
            now: valueText(field, next, edit, locale),
          })),
        ...more,
      ]}
    />
  );
}
