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
      {services.length > 0 && (
        <div className="rounded-lg bg-surface px-5 shadow-ticket">
          {services.map((service) => (
            <ServiceShifts key={service.id} service={service} />
          ))}
        </div>
      )}
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
    <section
      aria-labelledby={`shifts-${id}`}
      className="grid gap-x-6 gap-y-1 border-line border-b py-2.5 last:border-0 wide:grid-cols-[minmax(0,2fr)_minmax(0,4fr)]"
    >
      <h3 id={`shifts-${id}`} className="text-small [overflow-wrap:anywhere]">
        <Link href={`/admin/price-calendar?service=${id}&year=${year}`} className="row-link">
          {property.name} · {name} · {prices.trips[trip]}
        </Link>
      </h3>
      <ul className="grid gap-1.5">
        {days.map(({ from, to, was, now }) => (
          <li key={from} className="grid gap-x-6 text-small tabular-nums sm:grid-cols-3">
            <span>{daysText(from, to)}</span>
            <AskedText label={texts.was} asked={was} other={now} />
            <AskedText label={texts.now} asked={now} other={was} isNew />
          </li>
        ))}
        {more > 0 && <li className="text-small text-soft">{texts.moreDays(more)}</li>}
      </ul>
    </section>
  );
}

type AskedTextProps = { label: string; asked: Asked; other: Asked; isNew?: boolean };

/** A price with the facts in which it differs from the other one. */
function AskedText({ label, asked, other, isNew = false }: AskedTextProps) {
  const { changeSets, prices } = useTexts('staff');
  const priceText = usePriceText(asked?.private ?? false);
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <span className="text-soft">{label}: </span>
      {asked ? (
        <>
          <span className={isNew ? 'font-semibold' : undefined}>{priceText(asked)}</span>
          {asked.private && asked.pax_max !== other?.pax_max && (
            <span> · {changeSets.shifts.upTo(asked.pax_max)}</span>
          )}
          {asked.rate.id !== other?.rate.id && (
            <span className="block text-caption text-soft">
              {prices.rate(asked.rate.id, asked.rate.name)}
            </span>
          )}
        </>
      ) : (
        <span className={isNew ? 'font-semibold text-warn' : undefined}>{prices.calendar.notForSale}</span>
      )}
    </span>
  );
}
