import type { CallAnswer } from '@traslado/contract/schemas';
import { Link } from 'wouter';
import { useTexts } from '../../i18n/i18n.tsx';
import { useDaysText } from '../catalogues/use-days-text.ts';
import { usePriceText } from '../reckoning/rate-verdicts.tsx';

type Shifts = NonNullable<CallAnswer<'checkChangeSet'>['shifts']>;
type Service = Shifts['services'][number];
type Asked = Service['days'][number]['was'];

/** Price changes of a set for guests, service by service: the days, the old prices, and the new ones. */
export function PriceShifts({ shifts, isDone = false }: { shifts: Shifts; isDone?: boolean }) {
  const texts = useTexts('staff').changeSets.shifts;
  const { services, more } = shifts;
  return (
    <section aria-labelledby="shifts" className="grid gap-3">
      <h2 id="shifts" className="text-heading">
        {texts.title[isDone ? 'done' : 'foreseen']}
      </h2>
      {services.length === 0 && <p className="text-soft">{texts.none}</p>}
      {services.map((service) => (
        <ServiceShifts key={service.id} service={service} />
      ))}
      {more > 0 && <p className="text-small text-soft">{texts.moreServices(more)}</p>}
    </section>
  );
}

function ServiceShifts({ service }: { service: Service }) {
  const { changeSets, prices } = useTexts('staff');
  const texts = changeSets.shifts;
  const daysText = useDaysText();
  const { id, name, trip, property, days, more } = service;
  const year = days[0]?.from.slice(0, 4) ?? '';
  return (
    <section aria-labelledby={`shifts-${id}`} className="rounded-lg bg-surface p-5 shadow-ticket sm:p-6">
      <h3 id={`shifts-${id}`} className="text-body [overflow-wrap:anywhere]">
        <Link
          href={`/admin/price-calendar?service=${id}&year=${year}`}
          className="underline decoration-2 decoration-control underline-offset-4 hover:decoration-accent"
        >
          {property.name} · {name} · {prices.trips[trip]}
        </Link>
      </h3>
      <ul className="mt-3 grid gap-3">
        {days.map((one) => (
          <li
            key={one.from}
            className="grid gap-x-6 gap-y-1 border-line border-t pt-3 text-small sm:grid-cols-3"
          >
            <span className="font-semibold">{daysText(one.from, one.to)}</span>
            <AskedText label={texts.was} asked={one.was} />
            <AskedText label={texts.now} asked={one.now} isNew />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-small text-soft">{texts.moreDays(more)}</p>}
    </section>
  );
}

function AskedText({ label, asked, isNew = false }: { label: string; asked: Asked; isNew?: boolean }) {
  const { changeSets, prices } = useTexts('staff');
  const priceText = usePriceText(asked?.private ?? false);
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <span className="text-soft">{label}: </span>
      {asked ? (
        <>
          <span className={isNew ? 'font-semibold' : undefined}>{priceText(asked)}</span>
          {asked.private && <span> · {changeSets.shifts.upTo(asked.pax_max)}</span>}
          <span className="block text-caption text-soft">{prices.rate(asked.rate.id, asked.rate.name)}</span>
        </>
      ) : (
        <span className={isNew ? 'font-semibold text-warn' : undefined}>{prices.calendar.notForSale}</span>
      )}
    </span>
  );
}
