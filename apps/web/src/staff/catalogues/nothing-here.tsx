import { Button } from '../../components/button.tsx';
import type { IconName } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { EmptyState } from '../frame/empty-state.tsx';

type NothingHereProps = {
  icon: IconName;
  /** Words for an empty catalogue. */
  none: string;
  noneText: string;
  isNarrowed: boolean;
  /** A narrowed list without rows, where it can be said better than in general. */
  found?: string;
  onShowAll: () => void;
};

/** In place of a list: nothing there yet, or no results. The two have different next steps. */
export function NothingHere({ icon, none, noneText, isNarrowed, found, onShowAll }: NothingHereProps) {
  const { lists } = useTexts('staff');
  return (
    <EmptyState
      icon={icon}
      title={isNarrowed ? (found ?? lists.nothingFound) : none}
      actions={
        isNarrowed && (
          <Button variant="secondary" onClick={onShowAll}>
            {lists.showAll}
          </Button>
        )
      }
    >
      {!found && (isNarrowed ? lists.nothingFoundText : noneText)}
    </EmptyState>
  );
}
