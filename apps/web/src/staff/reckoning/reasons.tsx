import type { CallAnswer } from '@traslado/contract/schemas';
import { catalogueAddress } from '@traslado/domain/access/menu';
import { Link } from 'wouter';
import { formatCivilTime, formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { shortDate } from '../catalogues/short-date.ts';

export type Reason = CallAnswer<'searchGuestPrice'>['services'][number]['reasons'][number];
type Fact = Omit<Reason['facts'][number], 'name'>;

/** Reasons against offering a service: each with the facts of the rule, and the changes that would have avoided it. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className="grid gap-2 text-small">
      {reasons.map((reason) => (
        <li key={`${reason.code} ${reason.direction}`}>
          <Sentence reason={reason} />
          <Reckoning reason={reason} />
        </li>
      ))}
    </ul>
  );
}

function Sentence({ reason: { code, params, direction, rows } }: { reason: Reason }) {
  const { guest: texts } = useTexts('staff').prices;
  const shown = rows.slice(0, MOST_ROWS);
  return (
    <>
      {texts.reasons[code]?.(params) ?? code}
      {shown.map(({ catalogue, id, name }, index) => (
        <span key={`${catalogue} ${id} ${name}`}>
          {index > 0 && ','}{' '}
          <Link
            href={id === null ? catalogueAddress(catalogue) : `${catalogueAddress(catalogue)}/${id}`}
            className="font-semibold underline"
          >
            {id === null || name === String(id) ? texts.row(name) : texts.numbered(id, name)}
          </Link>
        </span>
      ))}
      {rows.length > shown.length && ` ${texts.more(rows.length - shown.length)}`}
      {direction && <span className="text-soft"> ({texts.about[direction]})</span>}
    </>
  );
}

/** A service may have hundreds of rates. */
const MOST_ROWS = 8;

function Reckoning({ reason: { facts, otherwise } }: { reason: Reason }) {
  const { because: texts } = useTexts('staff').prices;
  const textOf = useFactText();
  if (facts.length === 0 && otherwise.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center underline">{texts.title}</summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {facts.map(({ name, ...fact }) => (
          <div key={name} className="contents">
            <dt className="text-soft">{texts.looked[name]}</dt>
            <dd className="[overflow-wrap:anywhere]">{textOf(fact)}</dd>
          </div>
        ))}
      </dl>
      {otherwise.length > 0 && (
        <>
          <p className="mt-2 font-semibold">{texts.otherwise}</p>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {otherwise.map(({ name, ...fact }) => (
              <li key={`${name} ${fact.day}`} className="[overflow-wrap:anywhere]">
                {texts.changes[name](textOf(fact))}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

/** A fact as people read it. */
function useFactText(): (fact: Fact) => string {
  const { because: texts } = useTexts('staff').prices;
  const locale = useLocale();
  return ({ day, time, until, count, words }) => {
    const clock = time !== null ? formatCivilTime(time, locale) : '';
    if (until !== null) return texts.span(clock, formatCivilTime(until, locale));
    if (day !== null && time !== null) return texts.moment(shortDate(day, locale), clock);
    if (day !== null) return shortDate(day, locale);
    if (time !== null) return clock;
    if (count !== null) return formatNumber(count, locale);
    return words.length > 0 ? words.join(' · ') : texts.nothing;
  };
}
