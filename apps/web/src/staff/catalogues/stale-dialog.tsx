import { Dialog } from '../../components/dialog.tsx';
import { type Difference, OldAndNew } from '../../components/old-and-new.tsx';
import { TwoButtons } from '../../components/two-buttons.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

type StaleDialogProps = {
  /** User name of the colleague who saved meanwhile. */
  by: string | null;
  /** Their changes to the row that this person had opened. */
  differences: readonly Difference[];
  /** Goes on with the typed values; saving them then replaces the colleague's. */
  onMine: () => void;
  onTheirs: () => void;
};

/** A colleague saved a newer version of the edited row. No work is thrown away without a question. */
export function StaleDialog({ by, differences, onMine, onTheirs }: StaleDialogProps) {
  const texts = useTexts('staff').lists.stale;
  return (
    <Dialog
      onClose={onMine}
      title={texts.title(by ?? texts.somebody)}
      actions={<TwoButtons main={[texts.mine, onMine]} other={[texts.theirs, onTheirs]} />}
    >
      <p>{texts.text}</p>
      {differences.length === 0 ? <p>{texts.sameNow}</p> : <OldAndNew rows={differences} />}
    </Dialog>
  );
}
