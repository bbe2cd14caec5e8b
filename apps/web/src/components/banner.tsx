import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export type BannerTone = 'info' | 'good' | 'warn' | 'bad';

const TONES: Readonly<Record<BannerTone, { box: string; mark: string; icon: IconName }>> = {
  info: { box: 'bg-sunk', mark: 'text-ink', icon: 'info' },
  good: { box: 'bg-good-wash', mark: 'text-good', icon: 'check' },
  warn: { box: 'bg-warn-wash', mark: 'text-warn', icon: 'warning' },
  bad: { box: 'bg-bad-wash', mark: 'text-bad', icon: 'error' },
};

type BannerProps = {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** True when it appears in answer to something: it is then read aloud. */
  live?: boolean;
};

/** A message in the flow of a page. */
export function Banner({ tone = 'info', title, children, action, live }: BannerProps) {
  const look = TONES[tone];
  return (
    <div
      role={live ? (tone === 'bad' || tone === 'warn' ? 'alert' : 'status') : undefined}
      className={classNames('flex gap-3.5 rounded-md p-4 sm:p-5', look.box)}
    >
      <Icon name={look.icon} className={classNames('mt-px', look.mark)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={title ? 'mt-1' : undefined}>{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
