import { Button } from '../../components/button.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

type NothingHereProps = {
  icon: IconName;
  /** Words for an empty catalogue. */
  none: string;
  noneText: string;
  isNarrowed: boolean;
  onShowAll: () => void;
};

/** In place of a list: nothing there yet, or no results. The two have different next steps. */
export function NothingHere({ icon, none, noneText, isNarrowed, onShowAll }: NothingHereProps) {
  const { lists } = useTexts('staff');
  return (
    <div role="status" className="flex items-start gap-4 rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunk">
        <Icon name={icon} />
      </span>
      <div>
        <p className="font-semibold text-heading">{isNarrowed ? lists.nothingFound : none}</p>
        <p className="text-soft">{isNarrowed ? lists.nothingFoundText : noneText}</p>
        {isNarrowed && (
          <Button variant="secondary" className="mt-4" onClick={onShowAll}>
            {lists.showAll}
          </Button>
        )}
      </div>
    </div>
  );
}
