import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { OldAndNew } from '../../components/old-and-new.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { rowAddress } from '../catalogues/list-shape.ts';
import { capitalized, clockName, formatClock, formatWhen } from '../frame/format-when.ts';
import { Loading } from '../frame/loading.tsx';
import type { AuditQuestion } from './audit-question.ts';
import { type AuditEntry, useAudit, useDifferencesOf } from './use-audit.ts';

type EntryLineProps = {
  entry: AuditEntry;
  zone: string;
  question: AuditQuestion;
  /** Places of the chain that the last check read; null where that is not known. */
  checked: number | null;
};

/** Signs of a fingerprint that stand in a line; the file has all. */
const SHORT = 12;

/** An entry in a sentence; its changes, or the rows of a bulk change, open below it. */
export function EntryLine({ entry, zone, question, checked }: EntryLineProps) {
  const texts = useTexts('staff').audit;
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { at, batch, link, has_states: hasStates } = entry;
  const actor = actorOf(entry);
  const isChecked = checked !== null && link !== null && link.place <= checked;
  return (
    <li className="audit-entry">
      <div className="audit-row">
        <time dateTime={at} title={`${formatWhen(at, zone, locale)} ${clockName(at, zone, locale)}`}>
          {formatClock(at, zone, locale)}
        </time>
        <p className="audit-person" title={entry.by}>
          {actor}
          {actor !== entry.by && <span className="visually-hidden"> {entry.by}</span>}
        </p>
        <div className="audit-deed">
          <p id={`${id}-said`} title={entry.sentence.map(({ text }) => text).join('')}>
            <Sentence entry={entry} />
          </p>
          {(batch || hasStates) && (
            <Button
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={`${id}-more`}
              aria-describedby={`${id}-said`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? texts.hide : batch ? texts.rows(batch.total) : texts.differences}
            </Button>
          )}
        </div>
        <p className="audit-check">
          {isChecked && batch === null && (
            <code title={link.fingerprint}>{link.fingerprint.slice(0, SHORT)}</code>
          )}
          {checked !== null && !isChecked && texts.notChecked}
        </p>
        <p className="audit-number">{texts.number(entry.id)}</p>
      </div>
      <div id={`${id}-more`}>
        {isOpen && batch && <BatchRows batch={batch.id} zone={zone} question={question} checked={checked} />}
        {isOpen && !batch && <Differences id={entry.id} />}
      </div>
    </li>
  );
}

/** Address of an entry's subject; null where it has no page. */
function addressOf({ kind, thing, booking }: AuditEntry): string | null {
  if (booking !== null) return `/admin/bookings/${booking}`;
  if (thing === null) return null;
  const definition = ALL_CATALOGUES.find(({ name }) => name === kind);
  if (definition) return rowAddress(definition, thing);
  return ['people', 'roles', 'change-sets'].includes(kind) ? `/admin/${kind}/${thing}` : null;
}

/** True for a sentence that begins with its person, as most do. */
function beginsWithActor({ sentence: [first, second] }: AuditEntry): boolean {
  return first !== undefined && second !== undefined && !first.is_thing && /^ /.test(second.text);
}

const actorOf = (entry: AuditEntry): string =>
  beginsWithActor(entry) ? (entry.sentence[0]?.text ?? entry.by) : entry.by;

/** The action; its person stands in the column before. */
function Sentence({ entry }: { entry: AuditEntry }) {
  const address = addressOf(entry);
  const locale = useLocale();
  const from = beginsWithActor(entry) ? 1 : 0;
  return entry.sentence.slice(from).map(({ text, is_thing: isThing }, place) => {
    const key = `${entry.id}.${place}`;
    if (!isThing) return <span key={key}>{place < from ? capitalized(text.trimStart(), locale) : text}</span>;
    if (address === null)
      return (
        <strong key={key} className="font-semibold">
          {text}
        </strong>
      );
    return (
      <Link key={key} href={address} className="row-link">
        {text}
      </Link>
    );
  });
}

function Differences({ id }: { id: number }) {
  const texts = useTexts('staff').audit;
  const { empty } = useTexts('staff').lists.history;
  const query = useDifferencesOf(id);
  const { data } = query;
  if (!data) return <Loading query={query} texts={texts} className="mt-2 h-20" />;
  if (data.differences.length === 0) return <p className="text-soft">{texts.noDifferences}</p>;
  const rows = data.differences.map(({ field, label, old, now }) => ({
    key: field,
    label,
    old: old || empty,
    now: now || empty,
  }));
  return (
    <div className="mt-2 max-w-[52rem]">
      <OldAndNew rows={rows} />
    </div>
  );
}

type BatchRowsProps = Omit<EntryLineProps, 'entry'> & { batch: number };

function BatchRows({ batch, zone, question, checked }: BatchRowsProps) {
  const texts = useTexts('staff').audit;
  const query = useAudit(question, batch);
  const { data, pages, next, more, fetchMore } = query;
  if (!data) return <Loading query={query} texts={texts} className="mt-2 h-20" />;
  return (
    <div className="mt-2 border-line border-l-2 pl-4 sm:pl-6">
      <ol className="divide-y divide-line">
        {pages
          .flatMap(({ entries }) => entries)
          .map((entry) => (
            <EntryLine key={entry.id} entry={entry} zone={zone} question={question} checked={checked} />
          ))}
      </ol>
      {more === 'failed' && <Banner tone="bad" title={texts.moreFailed} live />}
      {next && (
        <Button
          variant="quiet"
          busy={more === 'busy'}
          busyLabel={texts.loadingMore}
          onClick={() => void fetchMore()}
        >
          {texts.more}
        </Button>
      )}
    </div>
  );
}
