import { type ReactNode, useId, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import type { FieldValues } from '../../components/form-path.ts';
import type { FormHandle } from '../../components/form-store.ts';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { SubmitKey } from './submit-key.tsx';
import { useFirstField } from './use-first-field.ts';

/** The reason why a dialog could not do its work. `isOver`: there is nothing left to do, so fields and main button go. */
export type Failure = {
  readonly title?: string;
  readonly text?: string;
  readonly isOver?: boolean;
  /** In place of the usual banner. */
  readonly banner?: ReactNode;
};

/** Null or nothing once the work is done. */
export type Outcome = Failure | string | null | undefined;

export function FailureOf({ failure }: { failure: Outcome }) {
  if (!failure) return null;
  const { title, text, banner }: Failure = typeof failure === 'string' ? { text: failure } : failure;
  return (
    banner ?? (
      <Banner tone="bad" live title={title}>
        {text}
      </Banner>
    )
  );
}

type DialogFormProps<T extends FieldValues> = {
  title: string;
  form: FormHandle<T>;
  labels: Readonly<Record<string, string>>;
  /** Words for the codes of its own check. */
  issues?: Parameters<typeof MoreIssueTexts>[0]['value'];
  save: string;
  busy: string;
  /** A part of a page that begins elsewhere: it leaves the focus there. */
  isBeside?: boolean;
  isGrave?: boolean | undefined;
  /** Of the main button. */
  variant?: 'secondary';
  /** Above the fields, and above the failure. */
  lead?: ReactNode;
  /** The quiet button beside the main one. */
  cancel?: string | undefined;
  onCancel?: (() => void) | undefined;
  onSave: (values: T) => Promise<Outcome> | Promise<void>;
  onDone?: () => void;
  children?: ReactNode;
};

/** Fields with their failure and their buttons. Typed text stays where the work could not be done. */
export function DialogForm<T extends FieldValues>(props: DialogFormProps<T>) {
  const { title, form, labels, issues, save, busy, isGrave, lead, cancel, children } = props;
  const [failure, setFailure] = useState<Outcome>(null);
  const id = useId();
  useFirstField(id, { below: lead !== undefined, ...(props.isBeside && { of: null }) });
  const isOver = typeof failure === 'object' && failure?.isOver;
  const submit = async (values: T) => {
    setFailure(null);
    const failed = await props.onSave(values);
    if (failed) setFailure(failed);
    else props.onDone?.();
  };
  const part = (
    <Form
      id={id}
      form={form}
      name={title}
      labels={labels}
      onValid={submit}
      onInvalid={() => setFailure(null)}
      className="grid gap-5"
    >
      {lead}
      <FailureOf failure={failure} />
      {!isOver && children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isOver && (
          <>
            <Button
              type="submit"
              variant={isGrave ? 'danger' : (props.variant ?? 'primary')}
              busy={form.formState.isSubmitting}
              busyLabel={busy}
            >
              {save}
            </Button>
            <SubmitKey />
          </>
        )}
        {cancel !== undefined && (
          <Button variant="quiet" onClick={props.onCancel}>
            {cancel}
          </Button>
        )}
      </div>
    </Form>
  );
  // Without words of its own, those of the page hold.
  return issues ? <MoreIssueTexts value={issues}>{part}</MoreIssueTexts> : part;
}

type FormDialogProps<T extends FieldValues> = Omit<DialogFormProps<T>, 'onCancel' | 'onDone'> & {
  onClose: () => void;
  /** The work itself closes it, or leaves the page. */
  staysOpen?: boolean;
};

/** A dialog with a form. It closes once the work is done. */
export function FormDialog<T extends FieldValues>({
  onClose,
  staysOpen = false,
  ...props
}: FormDialogProps<T>) {
  return (
    <Dialog onClose={onClose} title={props.title}>
      <DialogForm {...props} onCancel={onClose} {...(!staysOpen && { onDone: onClose })} />
    </Dialog>
  );
}

type AskDialogProps = {
  title: string;
  confirm: string;
  busy: string;
  keep: string;
  isGrave?: boolean | undefined;
  /** Another way to do it, beside the main button. */
  otherwise?: ReactNode;
  onConfirm: () => Promise<Outcome> | Promise<void>;
  onDone?: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something is done, and does it. It closes once the work is done. */
export function AskDialog({ title, confirm, busy, keep, isGrave, otherwise, ...props }: AskDialogProps) {
  const { onConfirm, onClose, onDone = onClose, children } = props;
  const [failure, setFailure] = useState<Outcome>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setFailure(null);
    const failed = await onConfirm();
    setBusy(false);
    if (failed) setFailure(failed);
    else onDone();
  };
  return (
    <Dialog
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button
            variant={isGrave ? 'danger' : 'primary'}
            busy={isBusy}
            busyLabel={busy}
            onClick={() => void run()}
          >
            {confirm}
          </Button>
          {otherwise}
          <Button variant="quiet" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <FailureOf failure={failure} />
      {children}
    </Dialog>
  );
}
