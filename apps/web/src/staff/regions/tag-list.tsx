import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { useTagLabel } from './tag-words.ts';

export const TAG_LOOK = {
  allow: { chip: 'bg-good-wash', mark: 'text-good', icon: 'check' },
  deny: { chip: 'bg-bad-wash', mark: 'text-bad', icon: 'minus' },
} as const;

export type TagSide = keyof typeof TAG_LOOK;

/** More would make a row of a list as high as a page. */
const SHOWN = 4;

/** Tags to be read, the first few of them. */
export function TagList({ tags, side, all }: { tags: readonly string[]; side: TagSide; all?: boolean }) {
  const texts = useTexts('staff').regions;
  const labelOf = useTagLabel();
  const look = TAG_LOOK[side];
  if (tags.length === 0)
    return <span className="inline-block py-1 text-small text-soft">{texts.noTags[side]}</span>;
  const shown = all ? tags : tags.slice(0, SHOWN);
  return (
    <ul className="flex flex-wrap gap-1.5">
      {shown.map((tag) => (
        <li
          key={tag}
          className={classNames(
            'inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-small',
            look.chip,
          )}
        >
          <Icon name={look.icon} className={classNames('size-4', look.mark)} />
          <span className="min-w-0">{labelOf(tag)}</span>
        </li>
      ))}
      {tags.length > shown.length && (
        <li className="px-1 py-1 text-small text-soft">{texts.moreTags(tags.length - shown.length)}</li>
      )}
    </ul>
  );
}
