import { type RegionFacts, regions } from '@traslado/domain/catalogues/regions';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Screen } from '../catalogues/screen.ts';
import { RegionMeaning } from './region-meaning.tsx';
import { TagEditor } from './tag-editor.tsx';
import { TagList } from './tag-list.tsx';
import { useTagLabel } from './tag-words.ts';

/** Regions: tags have an editor and chips of their own, and a region's meaning stands in sentences. */
export const regionsScreen: Screen<typeof regions> = {
  definition: regions,
  icon: 'globe',
  useIssues: () => useTexts('staff').regions.issues,
  useValueText: () => {
    const labelOf = useTagLabel();
    return (_, value) => (Array.isArray(value) ? value.map(labelOf).join(' · ') : null);
  },
  inputs: {
    allow_tags: () => <TagEditor side="allow" />,
    deny_tags: () => <TagEditor side="deny" />,
  },
  cells: {
    allow_tags: ({ value, all }) => <TagList tags={value} side="allow" {...(all && { all })} />,
    deny_tags: ({ value, all }) => <TagList tags={value} side="deny" {...(all && { all })} />,
  },
  Meaning: ({ facts }) => <RegionMeaning region={facts} />,
  Deletion: ({ facts }) => <RegionDeletion region={facts} />,
};

/** Effect of deleting a region on guests. */
function RegionDeletion({ region }: { region: RegionFacts }) {
  const { regions: texts, lists } = useTexts('staff');
  const words = texts.deletion;
  return (
    <>
      <p>{region.active ? words.active : words.inactive}</p>
      {region.active && (
        <div className="rounded-md bg-sunk p-4">
          <RegionMeaning region={region} />
        </div>
      )}
      <p className="text-small text-soft">
        {region.active && `${words.instead} `}
        {lists.deletion.kept}
      </p>
    </>
  );
}
