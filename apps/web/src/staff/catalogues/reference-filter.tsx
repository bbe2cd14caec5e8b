import type { Definition } from '@traslado/domain/catalogues/definition';
import { useEffect, useRef } from 'react';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { ReferenceField } from './reference-field.tsx';

type ReferenceFilterProps = {
  definition: Definition;
  name: string;
  label: string;
  /** Number of the row, or `all`. */
  value: string;
  onChoose: (value: string) => void;
};

const nothingWrong = () => [];

/** Narrows a list to the rows that name one row of another table. Cleared, it shows all again. */
export function ReferenceFilter({ definition, name, label, value, onChoose }: ReferenceFilterProps) {
  const shown = value === 'all' ? '' : value;
  const form = useIssueForm<{ [field: string]: string }>(nothingWrong, { [name]: shown });
  const { control } = form;
  const chosen = useWatch({ control })[name] ?? '';
  const before = useRef(shown);
  useEffect(() => {
    if (shown !== before.current) {
      // The address has another one: the person went back, or showed all.
      before.current = shown;
      control.set(name, shown);
    } else if (chosen !== shown) {
      before.current = chosen;
      onChoose(chosen === '' ? 'all' : chosen);
    }
  }, [shown, chosen, control, name, onChoose]);
  return (
    <div className="filter-chip" data-set={shown !== ''}>
      <Form form={form} name={label} labels={{ [name]: label }} onValid={() => {}}>
        <ReferenceField definition={definition} name={name} optional />
      </Form>
    </div>
  );
}
