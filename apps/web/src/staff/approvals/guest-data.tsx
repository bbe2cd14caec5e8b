import { formatAmount, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { Loading } from '../frame/loading.tsx';
import { useGuestData } from './use-requests.ts';

export type Kept = NonNullable<ReturnType<typeof useGuestData>['data']>;

/** Data that an erasure takes, and data that it leaves, as the requester and the second person see them. */
export function GuestData({ bookingId }: { bookingId: number }) {
  const texts = useTexts('staff').approvals.guestData;
  const query = useGuestData(bookingId);
  return (
    <div className="min-w-0">
      <Loading query={query} texts={texts} className="h-64" />
      {query.data && <GuestDataLists data={query.data} />}
    </div>
  );
}

export function GuestDataLists({ data }: { data: Kept }) {
  const texts = useTexts('staff').approvals.guestData;
  const locale = useLocale();
  const { erased, kept } = data;
  const amount = (value: number) => formatAmount(value, locale, 'full', kept.currency);
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-4">
      <List
        title={texts.goes}
        lines={[
          [texts.names, erased.names.join('\n')],
          [texts.emails, erased.emails.join('\n')],
          [texts.phones, erased.phones.join('\n')],
          [texts.stay, data.folio],
          [texts.flights, erased.flights.join(', ')],
          [texts.letters, erased.letters],
          [texts.messages, erased.messages],
          [texts.notes, erased.notes],
          [texts.consents, erased.consents],
          [texts.entries, erased.audit_entries],
        ]}
      />
      <List
        title={texts.stays}
        lines={[
          [texts.bookings, data.bookings.map(({ number }) => number).join(', ')],
          [texts.paid, amount(kept.paid)],
          [texts.givenBack, amount(kept.given_back)],
          [
            texts.rides,
            kept.rides.map(({ at, time_zone: zone }) => formatInstant(at, zone, locale)).join('\n'),
          ],
          [texts.audit, texts.auditText],
        ]}
      />
    </div>
  );
}

type ListProps = { title: string; lines: readonly (readonly [string, string | number])[] };

/** A line for each kind of data that is there. */
function List({ title, lines }: ListProps) {
  const texts = useTexts('staff').approvals.guestData;
  const there = lines.filter(([, value]) => value !== '' && value !== 0);
  return (
    <section className="min-w-0 flex-1 basis-96 rounded-lg bg-surface p-5 text-small shadow-ticket">
      <h2 className="mb-3 text-heading">{title}</h2>
      {there.length === 0 && <p className="text-soft">{texts.none}</p>}
      <dl className="grid grid-cols-[minmax(6rem,max-content)_minmax(0,1fr)] gap-x-4 gap-y-2">
        {there.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="whitespace-pre-line tabular-nums [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
