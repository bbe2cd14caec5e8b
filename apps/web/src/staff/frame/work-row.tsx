import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../components/class-names.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatPickUp, formatWait } from './format-ahead.ts';

type Times = {
  readonly since: string;
  readonly due_at: string | null;
  readonly ride_at: string | null;
  readonly time_zone: string;
};

export const isOverdue = ({ due_at: due }: Pick<Times, 'due_at'>, now = Date.now()): boolean =>
  due !== null && Date.parse(due) <= now;

type RowWhenProps = {
  row: Times;
  /** City of its clock, where rides by other clocks stand beside it. */
  city?: string | undefined;
  /** A pick-up that has passed is red: something of it is open. */
  isOpen?: boolean;
  /** Its words for how long it waits. */
  waits?: ((time: string) => string) | undefined;
};

/** When a row of work has to be done: its deadline, else its ride, else how long it waits. */
export function RowWhen({
  row: { since, due_at: due, ride_at: ride, time_zone: zone },
  ...more
}: RowWhenProps) {
  const texts = useTexts('staff').queues;
  const locale = useLocale();
  const now = Date.now();
  const isLate = isOverdue({ due_at: due }, now);
  const hasPassed = due === null && ride !== null && more.isOpen === true && Date.parse(ride) <= now;
  const waited = formatWait(Date.parse(since), now, locale);
  const isSoft = due === null && ride === null && !more.waits;
  const text =
    due !== null
      ? isLate
        ? texts.late(formatWait(Date.parse(due), now, locale))
        : texts.dueIn(formatWait(now, Date.parse(due), locale))
      : ride !== null
        ? formatPickUp(ride, zone, { nowAt: now, locale, city: more.city })
        : (more.waits ?? texts.waits)(waited);
  const at = due ?? ride ?? since;
  return (
    <time
      dateTime={at}
      title={`${formatInstant(at, zone, locale)} · ${texts.waits(waited)}`}
      className={classNames(isSoft ? 'text-soft' : 'font-semibold', (isLate || hasPassed) && 'text-bad')}
    >
      {text}
    </time>
  );
}

type WorkRowProps = {
  when?: ReactNode;
  /** A bar at its beginning: nothing is more urgent. */
  isLate?: boolean;
  name: string;
  /** The page that it opens, with its verb; null for none that the person may open. */
  target?: { readonly href: string; readonly state?: object | undefined } | null;
  /** Empty where another button of the row stands in its place. */
  verb: string;
  /** Codes and moments, soft. */
  about?: string;
  /** Its resort, where there is room. */
  place?: string;
  /** The flight that the reason is about. */
  lead?: string | undefined;
  reason?: string;
  /** Nothing of it asks for work. */
  isQuiet?: boolean;
  /** Other open points. */
  marks?: readonly string[];
  /** Its state, where rows of several stand together. */
  badge?: ReactNode;
  amount?: string;
  tick?: ReactNode;
  /** Other actions, before that of the row. */
  deeds?: ReactNode;
  testId?: string | undefined;
  children?: ReactNode;
};

/** A row of work: when, whom and why, its amount, and the one thing to do. Its link covers it. */
export function WorkRow({ when, isLate = false, name, target = null, verb, ...row }: WorkRowProps) {
  const {
    about = '',
    place = '',
    lead,
    reason = '',
    isQuiet = false,
    marks = [],
    badge,
    amount = '',
    tick,
    deeds,
    testId,
    children,
  } = row;
  return (
    <li className={classNames('work-row', isLate && 'is-late')} data-testid={testId}>
      {tick}
      <div className="work-line">
        <span className="work-when">{when}</span>
        <span className="work-name">
          {target ? (
            <Link href={target.href} state={target.state} data-row className="row-link">
              {name}
              {verb && <span className="visually-hidden">, {verb}</span>}
            </Link>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
        </span>
        <span className="work-about" title={[about, place].filter(Boolean).join(' · ') || undefined}>
          {about}
          {place && <span className="work-place">{about ? ` · ${place}` : place}</span>}
        </span>
      </div>
      <div className="work-line">
        <span className={classNames('work-reason', isQuiet && 'text-soft')} title={reason || undefined}>
          {lead && <span className="mr-2 font-semibold">{lead}</span>}
          {reason}
        </span>
        <span className="work-marks">
          {badge}
          {marks.map((mark) => (
            <span key={mark} className="work-mark">
              {mark}
            </span>
          ))}
        </span>
        <span className="work-amount">{amount}</span>
        <div className="work-deeds">
          {deeds}
          {target && verb && (
            <span aria-hidden="true" className="work-verb">
              {verb}
            </span>
          )}
        </div>
      </div>
      {children}
    </li>
  );
}
