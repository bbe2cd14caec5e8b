import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon, type IconName } from '../../components/icon.tsx';

type EmptyStateProps = {
  icon: IconName;
  title: string;
  children?: ReactNode;
  /** Next steps, the main one first. */
  actions?: ReactNode;
  /** All work is done: the sign is green. */
  isGood?: boolean;
};

/** In place of rows that are not there: the reason, and the next step. */
export function EmptyState({ icon, title, children, actions, isGood = false }: EmptyStateProps) {
  return (
    <div role="status" className="empty-state">
      <span
        className={classNames(
          'grid size-12 place-items-center rounded-full',
          isGood ? 'bg-good-wash text-good' : 'bg-sunk text-soft',
        )}
      >
        <Icon name={icon} />
      </span>
      <p className="font-semibold text-heading">{title}</p>
      {children && <div className="max-w-prose text-small text-soft">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
