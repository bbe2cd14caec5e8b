import type { Issue } from '@traslado/domain/forms/issue';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import type { FieldValues } from '../../components/form-path.ts';
import type { FormHandle } from '../../components/form-store.ts';
import type { IconName } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { FailureOf } from '../frame/form-dialog.tsx';
import { SubmitKey } from '../frame/submit-key.tsx';
import { useFirstField } from '../frame/use-first-field.ts';

type EditFormProps<T extends FieldValues> = {
  form: FormHandle<T>;
  name: string;
  labels: Readonly<Record<string, string>>;
  /** Words for the codes of its own check. */
  issues: Parameters<typeof MoreIssueTexts>[0]['value'];
  save: string;
  busy: string;
  icon?: IconName;
  /** Address of the list. */
  back: string;
  /** Saves the values; answers the issues of fields, or the words for a failure. */
  onSave: (values: T) => Promise<readonly Issue[] | string | undefined>;
  /** A new thing: the form begins in its first field. */
  isNew?: boolean;
  /** After the buttons. */
  more?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The form of a page that keeps one thing: its failure, its fields, its buttons. */
export function EditForm<T extends FieldValues>(props: EditFormProps<T>) {
  const { form, issues, save, busy, icon, back, onSave, isNew = false, more, children, ...rest } = props;
  const { cancel } = useTexts('staff').lists.form;
  const [failure, setFailure] = useState<string>();
  const id = useId();
  useFirstField(id, isNew ? {} : { of: null });
  const submit = async (values: T) => {
    setFailure(undefined);
    const failed = await onSave(values);
    if (typeof failed === 'string') return setFailure(failed);
    for (const issue of failed ?? []) form.control.setIssue(issue);
  };
  return (
    <MoreIssueTexts value={issues}>
      <Form id={id} form={form} {...rest} onValid={submit} onInvalid={() => setFailure(undefined)}>
        {failure && (
          <div className="mb-6">
            <FailureOf failure={failure} />
          </div>
        )}
        {children}
        <div className="form-bar bar-in-sight">
          <div className="form-saves bar-in-sight">
            <Button type="submit" icon={icon} busy={form.formState.isSubmitting} busyLabel={busy}>
              {save}
            </Button>
            <SubmitKey />
          </div>
          <LinkButton href={back} variant="quiet">
            {cancel}
          </LinkButton>
          {more}
        </div>
      </Form>
    </MoreIssueTexts>
  );
}
