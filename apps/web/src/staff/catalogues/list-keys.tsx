import { useMedia } from '../../components/use-media.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { useCards } from '../frame/data-table.tsx';

/** The keys of a list, at its foot: a shortcut that nobody reads of is none. */
export function ListKeys({ hasChoice }: { hasChoice: boolean }) {
  const { keys } = useTexts('staff').lists;
  const hasMouse = useMedia('(pointer: fine)');
  const hasCards = useCards();
  if (!hasMouse || hasCards) return null;
  return <KeyLine keys={[...keys.list, ...(hasChoice ? keys.choose : [])]} />;
}

/** Keys with what they do. */
export function KeyLine({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  return (
    <p className="key-line">
      {keys.map(([key, does]) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </p>
  );
}
