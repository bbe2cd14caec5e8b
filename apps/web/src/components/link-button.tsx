import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

type LinkButtonProps = {
  /** A path of ours, or an address of another kind (https:, tel:, mailto:). */
  href: string;
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  iconAfter?: IconName;
  className?: string;
};

/** A link with the look of a button: it leads to a page, it does no work. */
export function LinkButton({
  href,
  children,
  variant = 'primary',
  size,
  icon,
  iconAfter,
  className,
}: LinkButtonProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </>
  );
  const classes = classNames(buttonClasses(variant, size), className);
  if (!href.startsWith('/')) {
    return (
      <a href={href} className={classes}>
        {content}
      </a>
    );
  }
  return (
    <Link href={href} className={classes}>
      {content}
    </Link>
  );
}
