import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { useIssueForm } from '../../components/use-issue-form.ts';

type FilterFormProps = {
  name: string;
  label: string;
  /** '' for none. */
  value: string;
  /** False for a value that is still being typed. */
  isWhole?: (value: string) => boolean;
  onChoose: (value: string) => void;
  /** The field of that name. */
  children: ReactNode;
};

const nothingWrong = () => [];
const anyValue = () => true;

/** A field of a form that narrows a list as soon as it has a value. Cleared, it shows all again. */
export function FilterForm({ name, label, value, isWhole = anyValue, onChoose, children }: FilterFormProps) {
  const form = useIssueForm<{ [field: string]: string }>(nothingWrong, { [name]: value });
  const { control } = form;
  const chosen = useWatch({ control })[name] ?? '';
  const before = useRef(value);
  useEffect(() => {
    if (value !== before.current) {
      // The address has another one: the person went back, or showed all.
      before.current = value;
      control.set(name, value);
    } else if (chosen !== value && isWhole(chosen)) {
      before.current = chosen;
      onChoose(chosen);
    }
  }, [value, chosen, control, name, isWhole, onChoose]);
  return (
    <Form form={form} name={label} labels={{ [name]: label }} onValid={() => {}}>
      {children}
    </Form>
  );
}
