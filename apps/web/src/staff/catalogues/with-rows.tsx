import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { rowAddress } from './list-shape.ts';
import type { AnyScreen } from './screen.ts';
import type { Meant } from './use-selection.tsx';

const useNoWords = () => ({ open: '', openChosen: '' });

/** The way to a catalogue's other bulk action: with the chosen rows, or without any. */
export function WithRows({ screen, meant }: { screen: AnyScreen; meant?: Meant }) {
  const { definition, withRows } = screen;
  const useWords = withRows?.useWords ?? useNoWords;
  const words = useWords();
  const [, navigate] = useLocation();
  if (!withRows) return null;
  const address = rowAddress(definition, withRows.path);
  if (!meant)
    return (
      <LinkButton href={address} variant="secondary">
        {words.open}
      </LinkButton>
    );
  return (
    <Button variant="quiet" className="text-small" onClick={() => navigate(address, { state: meant })}>
      {words.openChosen}
    </Button>
  );
}
