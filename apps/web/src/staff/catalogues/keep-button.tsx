import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { AskDialog } from '../frame/form-dialog.tsx';
import { useStanding } from '../session/use-profile.ts';
import { ListChoice } from './list-choice.tsx';
import { type KeepSource, setAddress, useDrafts, useKeep } from './use-keep.ts';

type KeepButtonProps = {
  /** Label, where the usual one would not be clear. */
  label?: string;
  /** The change to store; null where the typed values are not possible. */
  source: () => KeepSource | null | Promise<KeepSource | null>;
  /** Choice for refused rows: stop, or go on with the others. */
  refused?: 'stop' | 'skip';
  /** Before the page is left. */
  onKept?: () => void | Promise<void>;
};

/** Stores a change in a set, beside the button that would write it at once. Nothing without the permission to write sets. */
export function KeepButton(props: KeepButtonProps) {
  const texts = useTexts('staff').changeSets.keep;
  const standing = useStanding();
  const id = useId();
  const [source, setSource] = useState<KeepSource | null>(null);
  if (standing.kind !== 'in' || !standing.person.permissions.includes('change-sets:change')) return null;
  return (
    <>
      <span className="keep-change">
        <Button
          variant="secondary"
          aria-describedby={id}
          title={texts.hint}
          onClick={async () => setSource(await props.source())}
        >
          {props.label ?? texts.button}
        </Button>
        <span id={id} className="visually-hidden">
          {texts.hint}
        </span>
      </span>
      {source && <KeepDialog {...props} made={source} onClose={() => setSource(null)} />}
    </>
  );
}

type KeepDialogProps = KeepButtonProps & { made: KeepSource; onClose: () => void };

function KeepDialog({ made, refused = 'stop', onKept, onClose }: KeepDialogProps) {
  const { changeSets } = useTexts('staff');
  const texts = changeSets.keep;
  const id = useId();
  const [, navigate] = useLocation();
  const { data } = useDrafts();
  const keep = useKeep();
  const [set, setSet] = useState('');
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const drafts = data?.rows ?? [];
  const run = async () => {
    if (set === '' && name.trim() === '') return texts.nameMissing;
    const outcome = await keep(
      set === '' ? { name: name.trim(), note: note.trim() } : Number(set),
      made,
      refused,
    );
    if ('why' in outcome) return outcome.why || changeSets.error;
    notify(texts.kept, 'good', outcome.kept.name);
    await onKept?.();
    navigate(setAddress(outcome.kept.id));
  };
  return (
    <AskDialog
      title={texts.title}
      confirm={texts.confirm}
      busy={changeSets.actions.busy}
      keep={texts.cancel}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{texts.text}</p>
      {drafts.length > 0 && (
        <ListChoice
          label={texts.where}
          value={set}
          options={[
            { value: '', label: texts.fresh },
            ...drafts.map((draft) => ({ value: String(draft.id), label: draft.name })),
          ]}
          onChoose={setSet}
        />
      )}
      {set === '' && (
        <>
          <div>
            <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
              {texts.name}
            </label>
            <input
              id={id}
              className="field-box"
              maxLength={120}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
          <div>
            <label htmlFor={`${id}-note`} className="mb-1.5 block font-semibold text-small">
              {texts.note}
            </label>
            <textarea
              id={`${id}-note`}
              className="field-box"
              rows={2}
              maxLength={1_000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </div>
        </>
      )}
    </AskDialog>
  );
}
