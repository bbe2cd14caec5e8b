import type { MessageForm } from '@traslado/domain/forms/contact-form';
import { useWatch } from '../../components/form-context.ts';
import type { FormHandle } from '../../components/form-store.ts';
import { SelectField } from '../../components/select-field.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { airportWords, useAirports, useProperties } from '../../places/use-places.ts';

/** Resort and arrival airport. A resort with one airport brings it along. */
export function ContactPlaces({ form }: { form: FormHandle<MessageForm> }) {
  const texts = useTexts('contact');
  const language = languageOf(useLocale());
  const airports = useAirports();
  const properties = useProperties();
  const resort = useWatch({ control: form.control, name: 'resort' });

  const servedBy = (code: string) => {
    const property = properties.data?.find((one) => one.code === code);
    const all = airports.data ?? [];
    return property
      ? all.filter((airport) => property.airports.some((one) => one.airport_id === airport.airport_id))
      : all;
  };

  const chooseResort = (code: string) => {
    const served = servedBy(code).map((airport) => String(airport.airport_id));
    if (served.includes(form.getValues('airport'))) return;
    form.setValue('airport', (served.length === 1 && served[0]) || '');
  };

  return (
    <>
      <SelectField
        name="resort"
        placeholder={properties.isPending ? texts.loading : texts.choose}
        onPick={chooseResort}
        options={(properties.data ?? []).map((one) => ({ value: one.code, label: one.name }))}
      />
      <SelectField
        name="airport"
        placeholder={airports.isPending ? texts.loading : texts.choose}
        options={servedBy(resort).map((one) => ({
          value: String(one.airport_id),
          label: `${airportWords(one, language).name} (${one.iata_code})`,
        }))}
      />
    </>
  );
}
