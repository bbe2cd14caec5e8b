import type { Definition } from '@traslado/domain/catalogues/definition';
import { useTexts } from '../../i18n/i18n.tsx';
import { FilterForm } from './filter-form.tsx';
import { ReferenceField } from './reference-field.tsx';

type ReferenceFilterProps = {
  definition: Definition;
  name: string;
  label: string;
  /** Number of the row, or `all`. */
  value: string;
  onChoose: (value: string) => void;
};

/** Narrows a list to the rows that name one row of another table. */
export function ReferenceFilter({ definition, name, label, value, onChoose }: ReferenceFilterProps) {
  const { all } = useTexts('staff').lists;
  const shown = value === 'all' ? '' : value;
  return (
    <div className="filter-chip" data-set={shown !== ''}>
      <FilterForm {...{ name, label }} value={shown} onChoose={(to) => onChoose(to === '' ? 'all' : to)}>
        <ReferenceField definition={definition} name={name} optional placeholder={all(label)} />
      </FilterForm>
    </div>
  );
}
