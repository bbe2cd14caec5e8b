import { Link } from 'wouter';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { SectionIcon } from './section-icon.tsx';
import { Waiting } from './staff-menu.tsx';
import type { Menu } from './use-menu.ts';

/** Sections with a place of their own at the foot of a phone. */
const MOST = 4;

type MenuBarProps = { menu: Menu; panel: string; isOpen: boolean; onToggle: () => void };

/** The foot of a phone: the first sections under the thumb, and the way to the whole menu. */
export function MenuBar({ menu: { sections }, panel, isOpen, onToggle }: MenuBarProps) {
  const texts = useTexts('staff').frame;
  const inBar = sections.slice(0, MOST);
  // A page that has no place in the bar is of the menu.
  const isOfMenu = !inBar.some(({ isHere }) => isHere);
  return (
    <nav aria-label={texts.bar} className="workplace-bar">
      {inBar.map(({ name, title, path, waiting, isHere }) => (
        <Link key={name} href={path} aria-current={isHere && !isOpen ? 'true' : undefined}>
          <SectionIcon name={name} />
          <span className="max-w-full truncate">{title}</span>
          <Waiting count={waiting} />
        </Link>
      ))}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-current={isOfMenu ? 'true' : undefined}
        onClick={onToggle}
      >
        {isOpen ? <Icon name="close" className="size-5" /> : <SectionIcon name="menu" />}
        <span>{texts.openMenu}</span>
      </button>
    </nav>
  );
}
