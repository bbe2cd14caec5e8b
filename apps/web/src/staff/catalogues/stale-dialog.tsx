import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { type Difference, OldAndNew } from '../../components/old-and-new.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

type StaleDialogProps = {
  /** User name of who saved meanwhile. */
  by: string | null;
  /** What they changed of what this person had opened. */
  differences: readonly Difference[];
  /** Goes on with what was typed; saving it then replaces what they saved. */
  onMine: () => void;
  onTheirs: () => void;
};

/** Somebody else saved a newer version of what is being edited. Nobody's work is thrown away without being asked. */
export function StaleDialog({ by, differences, onMine, onTheirs }: StaleDialogProps) {
  const texts = useTexts('staff').lists.stale;
  return (
    <Dialog
      open
      onClose={onMine}
      title={texts.title(by ?? texts.somebody)}
      actions={
        <>
          <Button onClick={onMine}>{texts.mine}</Button>
          <Button variant="secondary" onClick={onTheirs}>
            {texts.theirs}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
      {differences.length === 0 ? <p>{texts.sameNow}</p> : <OldAndNew rows={differences} />}
    </Dialog>
  );
}
