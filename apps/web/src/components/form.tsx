import { createContext, type ReactNode, type SubmitEvent, use, useEffect, useId, useMemo } from 'react';
import { useIssueText } from '../i18n/issue-text.ts';
import { ErrorSummary } from './error-summary.tsx';
import { fieldId, focusField } from './field-id.ts';
import { FormContext, useFormContext } from './form-context.ts';
import type { FieldValues } from './form-path.ts';
import { type FormHandle, issueAt } from './form-store.ts';

type FormFrame = { readonly prefix: string; readonly labels: Readonly<Record<string, string>> };

const FormFrameContext = createContext<FormFrame | null>(null);

type FormProps<T extends FieldValues> = {
  form: FormHandle<T>;
  /** The label of each field, once: the fields and the summary of errors use the same words. In the order of the page. */
  labels: Readonly<Record<string, string>>;
  onValid: (values: T) => void | Promise<void>;
  /** Accessible name of the form. */
  name: string;
  children: ReactNode;
  className?: string;
  /** For a submit button that stands outside the form. */
  id?: string;
  /** After a failed submit, once the summary is there. */
  onInvalid?: () => void;
};

/**
 * A form checked on submit first and on leaving a field afterwards. Above it stands the summary of its faults, which takes the focus; nothing that
 * was typed is ever cleared.
 */
export function Form<T extends FieldValues>({
  form,
  labels,
  onValid,
  name,
  children,
  className,
  id,
  onInvalid,
}: FormProps<T>) {
  const prefix = useId();
  const frame = useMemo(() => ({ prefix, labels }), [prefix, labels]);
  useEffect(() => {
    form.control.focusField = (field) => focusField(fieldId(prefix, field));
  }, [form.control, prefix]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // A form inside a dialog must not submit the page's form that React finds above it.
    event.stopPropagation();
    void form.handleSubmit(onValid, onInvalid)(event);
  };
  return (
    <FormContext value={form as unknown as FormHandle<FieldValues>}>
      <FormFrameContext value={frame}>
        {/* Until its code is here a submit does nothing: of this method a browser makes no request, so that no value stands in an address. */}
        <form method="dialog" noValidate id={id} aria-label={name} onSubmit={submit} className={className}>
          <ErrorSummary prefix={prefix} labels={labels} />
          {children}
        </form>
      </FormFrameContext>
    </FormContext>
  );
}

/** A field's part of the form around it: its id, label and, for an issue, its words. */
export function useField(name: string, ownLabel?: string) {
  const frame = use(FormFrameContext);
  const form = useFormContext();
  const issueText = useIssueText();
  if (!frame) throw new Error(`field ${name} stands outside a Form`);
  const issue = issueAt(form.formState.errors, name);
  const id = fieldId(frame.prefix, name);
  return {
    form,
    id,
    label: ownLabel ?? frame.labels[name] ?? name,
    error: issue ? issueText(issue) : undefined,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
  };
}
