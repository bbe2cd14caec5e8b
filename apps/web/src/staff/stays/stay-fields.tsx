import { useMemo } from 'react';
import { ComboBox } from '../../components/combo-box.tsx';
import { DateField } from '../../components/date-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { countriesOf } from '../../i18n/countries.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { propertiesById } from '../../places/property-choices.ts';
import type { StayValues } from './stay-values.ts';
import type { StaysViewer } from './use-added-stays.ts';

/** Most people of one room that the page offers. */
const MOST = 20;

const upTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: String(count) }));

/** Fields of a stay. */
export function StayFields({ viewer, values }: { viewer: StaysViewer; values: StayValues }) {
  const { form: texts } = useTexts('staff').addedStays;
  const locale = useLocale();
  const countries = useMemo(
    () => countriesOf(locale).map(({ value, label }) => ({ id: value, label })),
    [locale],
  );
  const property = viewer.properties.find(({ id }) => String(id) === values.property_id);
  const typed = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <SelectField
        name="property_id"
        placeholder={texts.chooseProperty}
        options={propertiesById(viewer.properties)}
      />
      <TextField
        name="folio"
        {...typed}
        {...(property && { hint: texts.folioHint(property.example) })}
        autoCapitalize="characters"
        maxLength={30}
      />
      <TextField name="last_name" {...typed} maxLength={160} />
      <TextField name="first_name" {...typed} maxLength={160} />
      <DateField name="arrival" />
      <DateField name="departure" {...(values.arrival && { min: values.arrival })} />
      <SelectField name="adults" options={upTo(MOST).slice(1)} />
      <SelectField name="children" options={upTo(MOST)} />
      <div className="sm:col-span-2">
        <ComboBox name="country" hint={texts.countryHint} options={countries} />
      </div>
      <TextField name="email" {...typed} type="email" inputMode="email" optional maxLength={254} />
      <TextField
        name="phone"
        {...typed}
        type="tel"
        inputMode="tel"
        hint={texts.phoneHint}
        optional
        maxLength={40}
      />
    </div>
  );
}

/** Labels of the fields, in the order of the page. */
export function useStayLabels(): Readonly<Record<string, string>> {
  const { form: texts } = useTexts('staff').addedStays;
  const { property_id, folio, last_name, first_name, arrival, departure } = texts;
  const { adults, children, country, email, phone } = texts;
  return {
    property_id,
    folio,
    last_name,
    first_name,
    arrival,
    departure,
    adults,
    children,
    country,
    email,
    phone,
  };
}
