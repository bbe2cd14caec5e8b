import type { Definition } from '@traslado/domain/catalogues/definition';
import { type ReactNode, useState } from 'react';
import { ComboBox } from '../../components/combo-box.tsx';
import { useFieldValue } from '../../components/form-context.ts';
import { searchOptions } from '../../components/search-options.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { useOpenSet } from './open-set.tsx';
import { useChoices, useLabels } from './use-labels.ts';

type ReferenceFieldProps = {
  definition: Definition;
  name: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Words of an empty one that narrows nothing. */
  placeholder?: string;
};

/** A row of another table, found by typing part of its label. */
export function ReferenceField({ definition, name, hint, optional, placeholder }: ReferenceFieldProps) {
  const { changeSets } = useTexts('staff');
  const [search, setSearch] = useState('');
  const value = String(useFieldValue(name).value ?? '');
  const choices = useChoices(definition, name, search);
  const label = useLabels(definition)[name]?.[value];
  const open = useOpenSet();
  const ofSet = Object.entries(open?.added[name] ?? {}).map(([id, text]) => ({
    id,
    label: text,
    detail: changeSets.ofThisSet,
  }));
  const there = choices.map(({ id, label: text }) => ({ id: String(id), label: text }));
  const options = [...searchOptions(ofSet, search), ...there];
  return (
    <ComboBox
      name={name}
      hint={hint}
      options={options}
      onSearch={setSearch}
      {...(label !== undefined && { chosenLabel: label })}
      {...(optional && { optional })}
      {...(placeholder !== undefined && { placeholder })}
    />
  );
}
