import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import { typedTitleOf } from '@traslado/domain/catalogues/definition';
import { factsOfWire } from '@traslado/domain/catalogues/facts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Failure } from './broken-prices.tsx';
import { InUse } from './in-use.tsx';
import { KeepButton } from './keep-button.tsx';
import type { AnyScreen } from './screen.ts';
import { TypedDeleteDialog } from './typed-delete-dialog.tsx';
import { useTitle } from './use-labels.ts';
import { useRowWrites } from './use-row-writes.ts';
import { useRowUses } from './use-rows.ts';

type DeleteRowProps = {
  screen: AnyScreen;
  row: AnyRow;
  onClose: () => void;
  onStale: (newer: AnyRow) => void;
  onDeleted: () => void;
};

/** Deletes a row once its name was typed, after a warning about the effects. */
export function DeleteRow({ screen, row, onClose, onStale, onDeleted }: DeleteRowProps) {
  const { definition, Deletion } = screen;
  const { lists, changeSets } = useTexts('staff');
  const { deletion, form } = lists;
  const { needed } = changeSets.keep;
  const { remove } = useRowWrites(definition);
  const facts = factsOfWire(definition, row);
  const name = useTitle(definition)(row);
  const word = useTitle(definition, typedTitleOf)(row);
  const run = async (typed: string): Promise<Failure | null> => {
    const outcome = await remove(row, typed);
    if (outcome.kind === 'stale') onStale(outcome.newer);
    else if (outcome.kind === 'broken') return outcome.prices;
    else if (outcome.kind === 'saved' || outcome.kind === 'gone') onDeleted();
    else if (outcome.kind === 'refused' && outcome.code === 'change_set.needed') return needed;
    else return form.notDeleted;
    return null;
  };
  const { data: held } = useRowUses(definition, row.id);
  if (held && held.total > 0) return <InUse name={name} held={held} onClose={onClose} />;
  return (
    <TypedDeleteDialog
      title={deletion.title(name)}
      word={word}
      differs="row.word_differs"
      onDelete={run}
      onClose={onClose}
    >
      {Deletion ? <Deletion facts={facts} /> : <p className="text-small text-soft">{deletion.kept}</p>}
      <KeepButton
        source={() => ({ kind: 'removal', catalogue: definition.name, id: row.id, version: row.version })}
      />
    </TypedDeleteDialog>
  );
}
