import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { type Definition, listNameOf } from '@traslado/domain/catalogues/definition';
import { fromWire } from '@traslado/domain/catalogues/kinds';
import { formatAge } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { useValueText } from '../catalogues/use-value-text.ts';
import { formatHere } from '../frame/format-when.ts';
import { excerptsOf } from './excerpts.ts';
import { RowLink } from './row-link.tsx';
import type { HomeAnswer } from './use-home.ts';

type Change = HomeAnswer['changes'][number];

/** The latest changes, the newest first. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <ol className="divide-y divide-line">
      {changes.map((change) => {
        const definition = ALL_CATALOGUES.find(({ name }) => name === change.catalogue);
        return definition && <ChangeLine key={change.id} change={change} definition={definition} />;
      })}
    </ol>
  );
}

function ChangeLine({ change, definition }: { change: Change; definition: Definition }) {
  const { home, lists } = useTexts('staff');
  const words = useCatalogueWords(definition);
  const locale = useLocale();
  const { title, about, action, at, by_name: by, total, row } = change;
  return (
    <li className="py-2.5">
      <p className="[overflow-wrap:anywhere]">
        {action === 'delete' ? (
          <span className="font-semibold">{title}</span>
        ) : (
          <RowLink catalogue={definition.name} id={row}>
            {title}
          </RowLink>
        )}
        <span className="text-small text-soft">
          {total > 1 && ` ${home.changes.others(total - 1)}`} · {words.title}
          {about && total === 1 && ` · ${about}`}
        </span>
      </p>
      <p className="text-small">
        {lists.history[action](by)}
        <time dateTime={at} title={formatHere(at, locale)} className="text-soft">
          {' '}
          · {formatAge(Date.parse(at), Date.now(), locale)}
        </time>
      </p>
      <Differences change={change} definition={definition} />
    </li>
  );
}

/** Fields of a change that are named; its history has all of them. */
const MOST_FIELDS = 3;

type Told = {
  readonly name: string;
  readonly label: string;
  readonly values: { readonly old: string; readonly now: string };
};

function Differences({ change, definition }: { change: Change; definition: Definition }) {
  const { home, lists } = useTexts('staff');
  const { before } = useTexts('components').oldAndNew;
  const words = useCatalogueWords(definition);
  const textOf = useValueText({ definition, icon: 'clock' });
  const told = change.changes.slice(0, MOST_FIELDS).flatMap(({ field: name, old, now }): Told[] => {
    const field = definition.fields[name];
    if (!field) return [];
    const label = words.columns[listNameOf(name, field)] ?? name;
    const text = (value: typeof old) => textOf(name, field, fromWire(field, value)) || lists.history.empty;
    return [{ name, label, values: excerptsOf(text(old), text(now)) }];
  });
  if (told.length === 0) return null;
  const rest = change.changes.length - told.length;
  return (
    <p className="line-clamp-2 text-small text-soft [overflow-wrap:anywhere]">
      {told.map(({ name, label, values }, place) => (
        <span key={name}>
          {place > 0 && ' · '}
          {label}: <span className="visually-hidden">{before} </span>
          <s>{values.old}</s> <span className="font-medium text-ink">{values.now}</span>
        </span>
      ))}
      {rest > 0 && ` ${home.changes.moreFields(rest)}`}
    </p>
  );
}
