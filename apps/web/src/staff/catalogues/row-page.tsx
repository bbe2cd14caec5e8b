import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import { isLeftOut } from '@traslado/domain/catalogues/applies';
import type { Field } from '@traslado/domain/catalogues/definition';
import { factsOfWire, fieldsOf } from '@traslado/domain/catalogues/facts';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { FieldValue } from './field-value.tsx';
import { listAddress } from './list-shape.ts';
import { OpenSetProvider, setOfAddress } from './open-set.tsx';
import { RowEditor } from './row-editor.tsx';
import { RowHistory } from './row-history.tsx';
import { type AnyScreen, isWide } from './screen.ts';
import { startOf } from './start-of.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { setAddress } from './use-keep.ts';
import { namingField, shortName, useRowName } from './use-labels.ts';
import { isNotFound, useRow } from './use-rows.ts';
import { useValueText } from './use-value-text.ts';

/** A link would be an address of its own, which the guard of unsaved changes does not know. */
const goToHistory = () => document.getElementById('history')?.focus();

type RowPageProps = { person: Person; screen: AnyScreen; id: number };

/** One row: its values and meaning, and its history. */
export function RowPage({ screen, id }: RowPageProps) {
  const { definition, Below } = screen;
  const words = useCatalogueWords(definition);
  const { lists } = useTexts('staff');
  const query = useRow(definition, id);
  const { data, error } = query;
  const nameOf = useRowName(definition);
  const isGone = isNotFound(definition, error);
  /** Number of restores here: the form begins again with each. */
  const [restored, setRestored] = useState(0);
  return (
    <StaffPage
      title={data ? nameOf(data.row) : isGone ? words.gone : words.title}
      lead={data && <RowLead screen={screen} row={data.row} isReadOnly={!data.viewer.can_change} />}
      back={{ href: listAddress(definition), label: words.back }}
      wide={isWide(screen)}
      beside={
        data && (
          <>
            <RowState screen={screen} row={data.row} />
            <Button variant="quiet" className="ml-auto text-small" onClick={goToHistory}>
              {lists.history.title}
            </Button>
          </>
        )
      }
    >
      {isGone && (
        <EmptyState
          icon={screen.icon}
          title={lists.goneText}
          actions={
            <LinkButton href={listAddress(definition)} variant="secondary">
              {words.back}
            </LinkButton>
          }
        />
      )}
      {!isGone && <Loading query={query} texts={words} className="h-80" />}
      {data?.viewer.can_change && <RowEditor key={restored} screen={screen} row={data.row} />}
      {data && !data.viewer.can_change && <RowFacts screen={screen} row={data.row} />}
      {data && Below && <Below id={data.row.id} />}
      {(data || isGone) && (
        <RowHistory
          screen={screen}
          id={id}
          current={data ? factsOfWire(definition, data.row) : null}
          loaded={data?.row.updated_by === null ? data.row.updated_at : undefined}
          onRestored={() => setRestored(restored + 1)}
        />
      )}
    </StaffPage>
  );
}

/** In force or not, beside the name of a row. */
function RowState({ screen, row }: { screen: AnyScreen; row: AnyRow }) {
  const field = screen.definition.fields.active;
  const value = factsOfWire(screen.definition, row).active ?? null;
  return field && <FieldValue screen={screen} id={row.id} name="active" field={field} value={value} />;
}

/** Kinds whose words tell rows of one name apart. */
const TELLING: readonly Field['kind'][] = ['reference', 'choice'];

/** Kinds that take a line. */
const LONG: readonly Field['kind'][] = ['tags', 'lines', 'picture'];

/** Under the name of a row: what tells it apart, and that it is only looked at. */
function RowLead({ screen, row, isReadOnly }: { screen: AnyScreen; row: AnyRow; isReadOnly: boolean }) {
  const { definition } = screen;
  const { readOnly } = useCatalogueWords(definition);
  const textOf = useValueText(screen);
  const facts = factsOfWire(definition, row);
  const told = definition.columns
    .flatMap((name) => {
      const field = definition.fields[name];
      const isTold = field && (name === definition.title || TELLING.includes(field.kind));
      if (!isTold || name === namingField(definition)) return [];
      return shortName(field, textOf(name, field, facts[name] ?? null)) || [];
    })
    .slice(0, 3);
  return (
    <span className="row-lead">{[told.join(' · '), isReadOnly && readOnly].filter(Boolean).join('. ')}</span>
  );
}

/** A row that is only looked at. */
function RowFacts({ screen, row }: { screen: AnyScreen; row: AnyRow }) {
  const { definition, Meaning } = screen;
  const words = useCatalogueWords(definition);
  const facts = factsOfWire(definition, row);
  return (
    <div className="grid gap-6 rounded-lg bg-surface p-[1.25rem] shadow-ticket">
      <dl className="grid gap-4 sm:grid-cols-3">
        {fieldsOf(definition)
          .filter(([name]) => name !== definition.title && !isLeftOut(definition, name, facts))
          .map(([name, field]) => (
            <div key={name} className={LONG.includes(field.kind) ? 'sm:col-span-3' : undefined}>
              <dt className="mb-1 text-small text-soft">{words.columns[name]}</dt>
              <dd>
                <FieldValue screen={screen} name={name} field={field} value={facts[name] ?? null} all />
              </dd>
            </div>
          ))}
      </dl>
      {Meaning && <Meaning facts={facts} id={row.id} />}
    </div>
  );
}

/** A row to be added. */
export function NewRowPage({ screen }: { screen: AnyScreen }) {
  const words = useCatalogueWords(screen.definition);
  const texts = useTexts('staff').changeSets;
  const address = useSearch();
  const set = setOfAddress(address);
  const { back, lead } =
    set === null
      ? { back: { href: listAddress(screen.definition), label: words.back }, lead: words.newLead }
      : { back: { href: setAddress(set), label: texts.backToSet }, lead: texts.rewriting.lead };
  const start = useMemo(() => startOf(screen.definition, address), [screen.definition, address]);
  return (
    <StaffPage title={words.add} lead={lead} back={back} wide={isWide(screen)}>
      {set === null ? (
        <RowEditor screen={screen} row={null} start={start} />
      ) : (
        <OpenSetProvider id={set} definition={screen.definition}>
          <RowEditor screen={screen} row={null} start={start} />
        </OpenSetProvider>
      )}
    </StaffPage>
  );
}
