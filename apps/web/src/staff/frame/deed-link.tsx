import { Link } from 'wouter';
import { type ButtonVariant, buttonClasses } from '../../components/button.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';

type DeedLinkProps = {
  href: string;
  /** Key that follows it, where nothing is typed. */
  letter: string;
  variant?: ButtonVariant;
  icon?: IconName;
  children: string;
};

/** The way to a page where something is added, with its key. */
export const DeedLink = ({ href, letter, variant = 'primary', icon, children }: DeedLinkProps) => (
  <Link href={href} data-key={letter} aria-keyshortcuts={letter} className={buttonClasses(variant)}>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
    <span className="key" aria-hidden="true">
      {letter.toUpperCase()}
    </span>
  </Link>
);
