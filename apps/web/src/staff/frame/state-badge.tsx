import { classNames } from '../../components/class-names.ts';
import { Icon, type IconName } from '../../components/icon.tsx';

const LOOKS = {
  good: 'bg-good-wash text-good',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
  soft: 'bg-sunk text-soft',
} as const;

export type BadgeLook = { readonly tone: keyof typeof LOOKS; readonly icon: IconName };

/** A state, in a word, a color and a sign. */
export function StateBadge({ tone, icon, children }: BadgeLook & { children: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-caption',
        LOOKS[tone],
      )}
    >
      <Icon name={icon} className="size-4" />
      {children}
    </span>
  );
}
