import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Skeleton } from '../../components/skeleton.tsx';
import { callApi } from '../../data/client.ts';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { PriceSteps } from '../reckoning/price-steps.tsx';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import type { Calendar } from './calendar-model.ts';
import { bodyOf, questionOf } from './guest-values.ts';

/** The price of two adults on a day, each step of it, and the way to any other guest. The sale's own rule answers. */
export function DayPrice({ service, day }: { service: Calendar['service']; day: string }) {
  const { calendar: texts, guest } = useTexts('staff').prices;
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const hotel = service.property.code;
  const address = new URLSearchParams({ hotel, trip: service.trip, date: day, adults: '2' }).toString();
  const question = questionOf(hotel, address);
  const { data, isError } = useQuery({
    queryKey: [...staffKey, 'day-price', service.id, day, locale],
    enabled: question !== null,
    staleTime: 0,
    queryFn: () =>
      whileSignedIn(() =>
        callApi('searchGuestPrice', { body: bodyOf(question as NonNullable<typeof question>) }),
      ),
  });
  const priced = data?.services.find(({ id }) => id === service.id);
  const due = priced?.priced;
  return (
    <section aria-label={texts.twoAdults} aria-busy={!data && !isError} className="border-line border-t pt-4">
      {!data && !isError && <Skeleton className="h-12 w-full" />}
      {isError && <p className="text-small text-soft">{guest.failed}</p>}
      {data && priced && due && (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{texts.twoAdults}</span>
            <span className="font-semibold tabular-nums">
              {formatAmount(due.amount_due, locale, 'full', due.currency)}
            </span>
          </p>
          <details onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary className="min-h-6 underline decoration-control underline-offset-4">
              {guest.steps}
            </summary>
            <div className="mt-3">{isOpen && <PriceSteps answer={data} service={priced} />}</div>
          </details>
        </>
      )}
      <p className="mt-2">
        <Link href={`/admin/guest-price?${address}`} className="font-semibold underline underline-offset-4">
          {texts.toGuest}
        </Link>
      </p>
    </section>
  );
}
