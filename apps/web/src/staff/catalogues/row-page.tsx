import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import { isLeftOut } from '@traslado/domain/catalogues/applies';
import { listNameOf } from '@traslado/domain/catalogues/definition';
import { factsOfWire, fieldsOf } from '@traslado/domain/catalogues/facts';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { FieldValue } from './field-value.tsx';
import { listAddress } from './list-shape.ts';
import { OpenSetProvider, setOfAddress } from './open-set.tsx';
import { RowEditor } from './row-editor.tsx';
import { RowHistory } from './row-history.tsx';
import type { AnyScreen } from './screen.ts';
import { startOf } from './start-of.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { setAddress } from './use-keep.ts';
import { useTitle } from './use-labels.ts';
import { isNotFound, useRow } from './use-rows.ts';

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
  const titleOf = useTitle(definition);
  const isGone = isNotFound(definition, error);
  /** Number of restores here: the form begins again with each. */
  const [restored, setRestored] = useState(0);
  return (
    <StaffPage
      title={data ? titleOf(data.row) : isGone ? words.gone : words.title}
      lead={data && !data.viewer.can_change ? words.readOnly : undefined}
      back={{ href: listAddress(definition), label: words.back }}
      wide
      beside={
        data && (
          <Button variant="quiet" className="text-small" onClick={goToHistory}>
            {lists.history.title}
          </Button>
        )
      }
    >
      {isGone && (
        <div className="mb-6 grid justify-items-start gap-4 rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
          <p>{lists.goneText}</p>
          <LinkButton href={listAddress(definition)} variant="secondary">
            {words.back}
          </LinkButton>
        </div>
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

/** A row that is only looked at. */
function RowFacts({ screen, row }: { screen: AnyScreen; row: AnyRow }) {
  const { definition, Meaning } = screen;
  const words = useCatalogueWords(definition);
  const facts = factsOfWire(definition, row);
  return (
    <div className="grid max-w-[52rem] gap-6 rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
      <dl className="grid gap-4">
        {fieldsOf(definition)
          .filter(([name]) => name !== definition.title && !isLeftOut(definition, name, facts))
          .map(([name, field]) => (
            <div key={name}>
              <dt className="mb-1 text-small text-soft">{words.columns[listNameOf(name, field)]}</dt>
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
    <StaffPage title={words.add} lead={lead} back={back} wide>
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
