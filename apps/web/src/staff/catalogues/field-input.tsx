import type { Field } from '@traslado/domain/catalogues/definition';
import { isOptional } from '@traslado/domain/catalogues/kinds';
import { TIME_ZONE } from '@traslado/domain/catalogues/text-forms';
import { Checkbox } from '../../components/checkbox.tsx';
import { DateField } from '../../components/date-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { TimeField } from '../../components/time-field.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { CheckboxSet } from './checkbox-set.tsx';
import { PictureInput } from './picture-input.tsx';
import { ReferenceField } from './reference-field.tsx';
import type { AnyScreen } from './screen.ts';
import { TimeZoneField } from './time-zone-field.tsx';
import { useCatalogueWords } from './use-catalogue-words.ts';

type FieldInputProps = { screen: AnyScreen; name: string; field: Field; id?: number | null };

/** The input of a field: the catalogue's own, or that of its kind. */
export function FieldInput({ screen, name, field, id = null }: FieldInputProps) {
  const words = useCatalogueWords(screen.definition);
  const { choose, nothingChosen } = useTexts('staff').lists;
  const texts = useTexts('components');
  const Own = screen.inputs?.[name];
  if (Own) return <Own name={name} id={id} />;
  const optional = isOptional(field) && { optional: true };
  const shared = { name, hint: words.hints[name] };
  // Dates and times have it in their label: guests' are never optional.
  const said = isOptional(field) && { label: `${words.labels[name]} ${texts.optional}` };
  const typed = { ...shared, ...optional, autoComplete: 'off' };
  const labelled = (value: string) => ({ value, label: words.choices[name]?.[value] ?? value });
  switch (field.kind) {
    case 'text':
      if (field.form === TIME_ZONE) return <TimeZoneField {...shared} />;
      if (field.isLong) return <TextArea {...shared} {...optional} max={field.max} grows />;
      return (
        <TextField
          {...typed}
          maxLength={2 * field.max}
          {...(field.form?.keyboard && { inputMode: field.form.keyboard })}
        />
      );
    case 'tags':
      throw new Error(`${name}: tags need an input of their own`);
    case 'lines':
      return <TextArea {...shared} optional max={field.most * field.max} grows />;
    case 'flag':
      return <Checkbox name={name} />;
    case 'choice': {
      const placeholder = field.isOptional ? nothingChosen : choose;
      return (
        <SelectField {...shared} {...optional} placeholder={placeholder} options={field.of.map(labelled)} />
      );
    }
    case 'set':
      return <CheckboxSet {...shared} options={field.of.map(labelled)} />;
    case 'whole':
      return <TextField {...typed} inputMode="numeric" maxLength={10} />;
    case 'money':
    case 'decimal':
      return <TextField {...typed} inputMode="decimal" maxLength={16} />;
    case 'date':
      return <DateField {...shared} {...said} />;
    case 'time':
      // Hours and minutes before something have no AM and PM.
      if (field.isSpan) return <TextField {...typed} maxLength={5} inputClassName="max-w-40" />;
      return <TimeField {...shared} {...said} />;
    case 'reference':
      return <ReferenceField definition={screen.definition} {...shared} {...optional} />;
    case 'picture':
      return <PictureInput {...shared} ratio={field.ratio} />;
  }
}
