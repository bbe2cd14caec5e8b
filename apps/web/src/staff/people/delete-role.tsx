import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { TypedDeleteDialog } from '../catalogues/typed-delete-dialog.tsx';
import { type RoleRow, useRoleTitle, useRoleWrites } from './use-roles.ts';

type DeleteRoleProps = {
  row: RoleRow;
  onClose: () => void;
  onStale: (newer: RoleRow) => void;
  onDeleted: () => void;
};

/** Deletes a role once its name was typed; one with holders is refused, with a notice before. */
export function DeleteRole({ row: role, onClose, onStale, onDeleted }: DeleteRoleProps) {
  const { roles, colleagues, lists } = useTexts('staff');
  const texts = roles.deletion;
  const { remove } = useRoleWrites();
  const title = useRoleTitle()(role);
  if (role.people > 0)
    return (
      <Dialog
        onClose={onClose}
        title={texts.inUseTitle(title)}
        actions={<Button onClick={onClose}>{lists.inUse.close}</Button>}
      >
        <p>{texts.inUse(role.people)}</p>
      </Dialog>
    );
  const run = async (typed: string): Promise<string | null> => {
    const outcome = await remove(role, typed);
    if (outcome.kind === 'stale') onStale(outcome.newer);
    else if (outcome.kind === 'saved' || outcome.kind === 'gone') onDeleted();
    // A person got it after the page was opened.
    else if (outcome.kind === 'refused' && outcome.code === 'role.in_use') return texts.inUseNow;
    else return (outcome.kind === 'refused' && colleagues.refusals[outcome.code]) || lists.form.notDeleted;
    return null;
  };
  return (
    <TypedDeleteDialog
      title={texts.title(title)}
      word={title}
      differs="role.word_differs"
      onDelete={run}
      onClose={onClose}
    >
      <p className="text-small text-soft">{texts.text}</p>
    </TypedDeleteDialog>
  );
}
