import { LABEL_SEPARATOR } from '@traslado/domain/catalogues/definition';
import { flights } from '@traslado/domain/catalogues/flights';
import type { KnownAirport } from '@traslado/domain/places/known-airports';
import { useEffect, useId, useState } from 'react';
import { useFieldValue } from '../../components/form-context.ts';
import { TextField } from '../../components/text-field.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import type { Screen } from '../catalogues/screen.ts';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { useLabels } from '../catalogues/use-labels.ts';
import { airportsLike } from './airports-like.ts';

/** Most airports that are proposed. */
const MOST = 8;

/** The schedule of flights: its airports are called by the direction, and the other one by its name. */
export const scheduleScreen: Screen<typeof flights> = {
  definition: flights,
  icon: 'plane',
  cells: { airport_id: ({ value, all }) => <OwnAirport id={value} all={all} /> },
  inputs: { other_airport: ({ name }) => <OtherAirport name={name} /> },
  useFieldLabels: ({ type }) => {
    const { flightEnds } = useTexts('staff').lists;
    return type === 'A' || type === 'D' ? flightEnds[type] : {};
  },
};

/** An airport of ours; a list has room for its code. */
function OwnAirport({ id, all }: { id: number; all?: boolean | undefined }) {
  const label = useLabels(flights).airport_id?.[String(id)] ?? String(id);
  return all ? label : <span title={label}>{label.split(LABEL_SEPARATOR)[0]}</span>;
}

/** Null until they are here. */
function useKnownAirports(): ReadonlyMap<string, KnownAirport> | null {
  const [known, setKnown] = useState<ReadonlyMap<string, KnownAirport> | null>(null);
  useEffect(() => {
    // Thousands of rows, for a form that is rarely open.
    import('./load-airports.ts').then(
      ({ loadAirports }) => setKnown(loadAirports()),
      () => undefined,
    );
  }, []);
  return known;
}

/** An airport's code; those that we know are proposed, and the typed one is named. */
function OtherAirport({ name }: { name: string }) {
  const { hints } = useCatalogueWords(flights);
  const { flightEnds } = useTexts('staff').lists;
  const language = languageOf(useLocale());
  const id = useId();
  const typed = String(useFieldValue(name).value ?? '').trim();
  const known = useKnownAirports();
  const there = known?.get(typed.toUpperCase());
  const unknown = known && typed.length === 3 ? flightEnds.unknown : undefined;
  return (
    <div>
      <TextField
        name={name}
        kind="code"
        maxLength={40}
        list={id}
        hint={there ? `${there.name[language]}, ${there.city}` : (unknown ?? hints[name])}
        inputClassName="max-w-72"
      />
      <datalist id={id}>
        {known &&
          !there &&
          airportsLike(known, typed, MOST).map(([code, { city, name: called }]) => (
            <option key={code} value={code}>
              {`${city} · ${called[language]}`}
            </option>
          ))}
      </datalist>
    </div>
  );
}
