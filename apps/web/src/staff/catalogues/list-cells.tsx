import { type Definition, type Facts, LABEL_SEPARATOR } from '@traslado/domain/catalogues/definition';
import { formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { FlagMark } from './field-value.tsx';
import { dayHere, shortDate } from './short-date.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useLabels } from './use-labels.ts';
import { useAllRows } from './use-sharers.ts';

type NamedProps = { definition: Definition; name: string; id: number; all?: boolean | undefined };

/** A named row by its code, where there is no room for its name. */
export function CodeOnly({ definition, name, id, all }: NamedProps) {
  const label = useLabels(definition)[name]?.[String(id)] ?? String(id);
  return all ? label : <span title={label}>{label.split(LABEL_SEPARATOR)[0]}</span>;
}

type Ends = readonly [from: string | null, to: string | null];

/** The days of a row that is in force all year without any. */
export function DaysText({ ends: [from, to] }: { ends: Ends }) {
  const { cells } = useTexts('staff').lists;
  const locale = useLocale();
  const [first, last] = [from && shortDate(from, locale), to && shortDate(to, locale)];
  if (first && last) return cells.fromTo(first, last);
  if (first) return cells.from(first);
  return last ? cells.until(last) : <span className="text-soft">{cells.always}</span>;
}

const WHOLE_DAY = '00:00 23:59';

/** Hours of a day, from the first time to the last. */
export function HoursText({ from, to }: { from: string; to: string }) {
  const { cells } = useTexts('staff').lists;
  const locale = useLocale();
  if (from === to || `${from} ${to}` === WHOLE_DAY) return <span className="text-soft">{cells.allDay}</span>;
  return cells.fromTo(formatCivilTime(from, locale), formatCivilTime(to, locale));
}

type TurnProps = {
  definition: Definition;
  facts: Facts;
  /** Rows with the same values follow each other, by the first day of each. */
  of: readonly string[];
  day: string;
};

/** State of a row that counts until the next one begins. */
export function Turn({ definition, facts, of, day }: TurnProps) {
  const { cells } = useTexts('staff').lists;
  const { flags } = useCatalogueWords(definition);
  const rows = useAllRows(definition, true);
  if (facts.active === false) return <FlagMark isOn={false} isOver text={flags.active?.no ?? ''} />;
  const begins = String(facts[day]);
  if (begins > dayHere()) return <FlagMark isOn={false} text={cells.coming} />;
  const isReplaced = rows.some((row) => {
    const other = String(row[day]);
    const follows = of.every((name) => row[name] === facts[name]) && row.active !== false;
    return follows && other > begins && other <= dayHere();
  });
  return (
    <FlagMark isOn={!isReplaced} isOver={isReplaced} text={isReplaced ? cells.replaced : cells.inForce} />
  );
}
