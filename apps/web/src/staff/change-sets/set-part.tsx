import { listNameOf } from '@traslado/domain/catalogues/definition';
import { fromWire } from '@traslado/domain/catalogues/kinds';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { BatchRowCard } from '../catalogues/batch-rows.tsx';
import { ListPager } from '../catalogues/list-pager.tsx';
import type { AnyScreen } from '../catalogues/screen.ts';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { useValueText } from '../catalogues/use-value-text.ts';
import {
  keptRowAddress,
  type OneSet,
  PAGE_SIZE,
  type Refusal,
  type SetFacts,
  type SetRow,
  useSetDeeds,
  useSetRows,
} from './use-change-sets.ts';

type SetPartProps = {
  screen: AnyScreen;
  set: SetFacts;
  part: OneSet['parts'][number];
  only: 'all' | 'stale';
  mayChange: boolean;
  onRefused: (refusal: Refusal | null) => void;
};

/** The changes of a set in one catalogue, row by row. */
export function SetPart({ screen, set, part, only, mayChange, onRefused }: SetPartProps) {
  const texts = useTexts('staff').changeSets;
  const { title } = useCatalogueWords(screen.definition);
  const [page, setPage] = useState(1);
  const { data, isPlaceholderData } = useSetRows(set.id, { catalogue: part.catalogue, only, page });
  return (
    <section aria-label={title} aria-busy={isPlaceholderData} className="grid gap-3">
      <h2 className="text-heading">{title}</h2>
      <p className="text-small text-soft">{texts.part(part)}</p>
      {!data && <Skeleton className="h-24 w-full" />}
      <ol className="grid gap-3">
        {data?.rows.map((row) => (
          <BatchRowCard key={row.id} screen={screen} row={row.row}>
            {row.stale && <Since screen={screen} stale={row.stale} isRemoval={row.row.action === 'remove'} />}
            {mayChange && <RowActions set={set} row={row} onRefused={onRefused} />}
          </BatchRowCard>
        ))}
      </ol>
      {data && data.total > PAGE_SIZE && (
        <ListPager page={data.page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
      )}
    </section>
  );
}

type SinceProps = { screen: AnyScreen; stale: NonNullable<SetRow['stale']>; isRemoval: boolean };

/** A row since it was written into the set: then, now, and the set's value. */
function Since({ screen, stale, isRemoval }: SinceProps) {
  const { definition } = screen;
  const { changeSets, lists } = useTexts('staff');
  const texts = changeSets.since;
  const words = useCatalogueWords(definition);
  const textOf = useValueText(screen);
  const sides = isRemoval ? (['was', 'now'] as const) : (['was', 'now', 'mine'] as const);
  return (
    <div className="mt-3 basis-full rounded-md bg-warn-wash px-4 py-3 text-small">
      <p className="font-semibold">{texts.title}</p>
      {stale.is_gone && <p>{stale.version === null ? texts.deleted : texts.back}</p>}
      <dl className="grid gap-2">
        {stale.changes.map((change) => {
          const field = definition.fields[change.field];
          if (!field) return null;
          return (
            <div key={change.field}>
              <dt className="text-soft">{words.columns[listNameOf(change.field, field)] ?? change.field}</dt>
              <dd className="flex flex-wrap gap-x-5 gap-y-1 [overflow-wrap:anywhere]">
                {sides.map((side) => (
                  <span key={side}>
                    {texts[side]}:{' '}
                    <span className="font-medium">
                      {textOf(change.field, field, fromWire(field, change[side])) || lists.history.empty}
                    </span>
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

type RowActionsProps = { set: SetFacts; row: SetRow; onRefused: SetPartProps['onRefused'] };

function RowActions({ set, row, onRefused }: RowActionsProps) {
  const texts = useTexts('staff').changeSets;
  const { drop, resolve } = useSetDeeds(set);
  const [isBusy, setBusy] = useState(false);
  const { stale } = row;
  const { title } = row.row;
  const run = async (work: Promise<Refusal | null>) => {
    setBusy(true);
    onRefused(await work);
    setBusy(false);
  };
  const { since } = texts;
  return (
    <div className="flex flex-wrap gap-x-5">
      {stale && (
        <>
          <Button
            variant="secondary"
            busy={isBusy}
            busyLabel={texts.actions.busy}
            aria-label={since.of(since.keepMine, title)}
            onClick={() => void run(resolve(row.id, 'mine', stale.version))}
          >
            {since.keepMine}
          </Button>
          <Button
            variant="quiet"
            aria-label={since.of(since.keepTheirs, title)}
            onClick={() => void run(resolve(row.id, 'theirs', stale.version))}
          >
            {since.keepTheirs}
          </Button>
        </>
      )}
      {row.row.action !== 'remove' && (
        <LinkButton href={keptRowAddress(set.id, row.id)} variant="quiet" className="text-small">
          {texts.rewriting.open}
          <span className="visually-hidden">: {title}</span>
        </LinkButton>
      )}
      {!stale && (
        <Button
          variant="quiet"
          className="text-small"
          busy={isBusy}
          busyLabel={texts.actions.busy}
          aria-label={texts.dropOf(title)}
          onClick={() => void run(drop(row.id))}
        >
          {texts.drop}
        </Button>
      )}
    </div>
  );
}
