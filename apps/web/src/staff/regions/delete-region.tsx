import { useTexts } from '../../i18n/i18n.tsx';
import { TypedDeleteDialog } from '../catalogues/typed-delete-dialog.tsx';
import { RegionMeaning } from './region-meaning.tsx';
import { type Region, useRegionWrites } from './use-regions.ts';

type DeleteRegionProps = {
  region: Region;
  onClose: () => void;
  onStale: (newer: Region) => void;
  onDeleted: () => void;
};

/** Deletes a region once its name was typed, and says before what that means for guests. */
export function DeleteRegion({ region, onClose, onStale, onDeleted }: DeleteRegionProps) {
  const texts = useTexts('staff').regions;
  const words = texts.deletion;
  const { remove } = useRegionWrites();
  const run = async (typed: string): Promise<string | null> => {
    const outcome = await remove(region, typed);
    if (outcome.kind === 'stale') onStale(outcome.newer);
    else if (outcome.kind === 'saved' || outcome.kind === 'gone') onDeleted();
    else return texts.form.notDeleted;
    return null;
  };
  return (
    <TypedDeleteDialog
      title={words.title(region.name)}
      word={region.name}
      differs="region.word_differs"
      onDelete={run}
      onClose={onClose}
    >
      <p>{region.active ? words.active : words.inactive}</p>
      {region.active && (
        <div className="rounded-md bg-sunk p-4">
          <RegionMeaning region={region} />
        </div>
      )}
      <p className="text-small text-soft">
        {region.active && `${words.instead} `}
        {words.kept}
      </p>
    </TypedDeleteDialog>
  );
}
