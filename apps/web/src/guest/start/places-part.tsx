import type { StartForm } from '@traslado/domain/forms/start-form';
import { codeOfFolio } from '@traslado/domain/stay/folio';
import { useEffect, useState } from 'react';
import { useWatch } from '../../components/form-context.ts';
import type { FormHandle } from '../../components/form-store.ts';
import { issueAt } from '../../components/form-store.ts';
import { Icon } from '../../components/icon.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { airportWords, propertiesOfAirport, useAirports, useProperties } from '../../places/use-places.ts';

/**
 * Airport and resort. Most numbers name their resort, so that both are only shown, with a way to correct them; a number without a resort, or with
 * several airports, needs them from the guest.
 */
export function PlacesPart({ form }: { form: FormHandle<StartForm> }) {
  const texts = useTexts('home').form;
  const language = languageOf(useLocale());
  const airports = useAirports();
  const properties = useProperties();
  const [isOpen, setOpen] = useState(false);
  /** From then on the number decides nothing. */
  const [isByHand, setByHand] = useState(false);
  const [airport, resort, booking] = useWatch({
    control: form.control,
    name: ['airport', 'resort', 'booking'],
  });
  const all = properties.data ?? [];
  const named = codeOfFolio(
    booking,
    all.map(({ code }) => code),
  );

  // The handle is another one after each submit: a resort chosen since then stays chosen.
  const { control } = form;
  useEffect(() => {
    if (!named || isByHand) return;
    const served = properties.data?.find(({ code }) => code === named)?.airports ?? [];
    const isServed = served.some((one) => String(one.airport_id) === control.values.airport);
    control.set('resort', named);
    if (!isServed) control.set('airport', served.length === 1 ? String(served[0]?.airport_id) : '');
  }, [named, isByHand, control, properties.data]);

  const served = airport ? propertiesOfAirport(all, Number(airport)) : [];
  const chosenAirport = airports.data?.find((one) => String(one.airport_id) === airport);
  const chosenResort = all.find(({ code }) => code === resort);
  const label = (one: NonNullable<typeof chosenAirport>) =>
    // Its city and its three letters: the official name does not fit a phone.
    `${airportWords(one, language).city} (${one.iata_code})`;
  const { errors } = form.formState;
  const isAsked =
    isOpen ||
    issueAt(errors, 'airport') !== undefined ||
    issueAt(errors, 'resort') !== undefined ||
    (named !== null && airport === '') ||
    // The letters of no resort: `BP1` would name one.
    (properties.data !== undefined && named === null && booking.trim().length > 3);

  if (!isAsked)
    return (
      <p
        className="-my-2 flex min-h-11 flex-wrap items-center gap-x-3 text-small sm:col-span-2"
        aria-live="polite"
      >
        {chosenAirport && chosenResort && (
          <>
            <Icon name="resort" className="text-accent" />
            <span className="font-semibold">{texts.places(label(chosenAirport), chosenResort.name)}</span>
          </>
        )}
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="min-h-11 font-semibold underline underline-offset-4"
        >
          {chosenAirport && chosenResort ? texts.changePlaces : texts.choosePlaces}
        </button>
      </p>
    );

  const chooseAirport = (next: string) => {
    setByHand(true);
    const still = propertiesOfAirport(all, Number(next)).some((one) => one.code === form.getValues('resort'));
    if (!still) form.setValue('resort', '');
  };
  return (
    <>
      <SelectField
        name="airport"
        placeholder={
          airports.isPending || properties.isPending ? texts.airportsLoading : texts.airportPlaceholder
        }
        onPick={chooseAirport}
        options={(airports.data ?? []).map((one) => ({ value: String(one.airport_id), label: label(one) }))}
      />
      <SelectField
        name="resort"
        onPick={() => setByHand(true)}
        placeholder={airport ? texts.resortPlaceholder : texts.resortFirst}
        options={served.map((one) => ({ value: one.code, label: one.name }))}
      />
    </>
  );
}
