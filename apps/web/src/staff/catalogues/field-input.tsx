import type { Field } from '@traslado/domain/catalogues/definition';
import { Checkbox } from '../../components/checkbox.tsx';
import { DateField } from '../../components/date-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { AnyScreen } from './screen.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useChoices } from './use-rows.ts';

type FieldInputProps = { screen: AnyScreen; name: string; field: Field };

/** The input of a field: the catalogue's own, or that of its kind. */
export function FieldInput({ screen, name, field }: FieldInputProps) {
  const words = useCatalogueWords(screen.definition);
  const { choose } = useTexts('staff').lists;
  const { data: choices } = useChoices(screen.definition);
  const Own = screen.inputs?.[name];
  if (Own) return <Own name={name} />;
  const shared = { name, hint: words.hints?.[name] };
  switch (field.kind) {
    case 'text':
      return <TextField {...shared} maxLength={2 * field.max} autoComplete="off" />;
    case 'tags':
      throw new Error(`${name}: tags need an input of their own`);
    case 'flag':
      return <Checkbox name={name}>{words.labels?.[name] ?? words.columns[field.as.name]}</Checkbox>;
    case 'whole':
      return (
        <TextField
          {...shared}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          {...(field.isOptional && { optional: true })}
          inputClassName="max-w-40"
        />
      );
    case 'money':
      return (
        <TextField
          {...shared}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          inputClassName="max-w-48"
        />
      );
    case 'date':
      return <DateField {...shared} className="max-w-72" />;
    case 'reference': {
      const options = (choices?.[name] ?? []).map(({ id, label }) => ({ value: String(id), label }));
      return <SelectField {...shared} placeholder={choose} options={options} />;
    }
  }
}
