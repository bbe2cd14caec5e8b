import { useQuery } from '@tanstack/react-query';
import { terminalText } from '@traslado/domain/booking/meeting';
import { type FactsOf, LABEL_SEPARATOR } from '@traslado/domain/catalogues/definition';
import { flights } from '@traslado/domain/catalogues/flights';
import type { KnownAirport } from '@traslado/domain/places/known-airports';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ComboBox } from '../../components/combo-box.tsx';
import { useFieldValue } from '../../components/form-context.ts';
import { TextField } from '../../components/text-field.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { askCatalogue } from '../catalogues/ask-catalogue.ts';
import { keyOf } from '../catalogues/key-of.ts';
import { CodeOnly, DaysText } from '../catalogues/list-cells.tsx';
import type { Screen } from '../catalogues/screen.ts';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { codesLike, mostOf } from './airports-like.ts';

/** Most airports that are proposed. */
const MOST = 8;

/** The schedule of flights: its airports are called by the direction, and the other one by its name. */
export const scheduleScreen: Screen<typeof flights> = {
  definition: flights,
  icon: 'plane',
  cells: {
    airport_id: ({ value, all }) => <CodeOnly definition={flights} name="airport_id" id={value} all={all} />,
  },
  joined: {
    other_airport: ({ facts }) => <Route facts={facts} />,
    valid_from: ({ facts }) => <DaysText ends={[facts.valid_from, facts.valid_to]} />,
  },
  inputs: { other_airport: OtherAirport, terminal: Terminal },
  useFieldLabels: ({ type }) => {
    const { flightEnds } = useTexts('staff').lists;
    return type === 'A' || type === 'D' ? flightEnds[type] : {};
  },
};

/** From where to where a flight goes; the airport of the ride is the bold one. */
function Route({ facts }: { facts: FactsOf<typeof flights> }) {
  const ours = (
    <span className="font-semibold">
      <CodeOnly definition={flights} name="airport_id" id={facts.airport_id} />
    </span>
  );
  const isArrival = facts.type === 'A';
  return (
    <span className="inline-flex gap-2 py-1 tabular-nums">
      {isArrival ? facts.other_airport : ours}
      <span aria-hidden="true" className="text-soft">
        →
      </span>
      {isArrival ? ours : facts.other_airport}
    </span>
  );
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

/** An airport's code, found by city, name or code; another code can be had, too. */
function OtherAirport({ name }: { name: string }) {
  const { hints } = useCatalogueWords(flights);
  const { flightEnds } = useTexts('staff').lists;
  const language = languageOf(useLocale());
  const [search, setSearch] = useState('');
  const value = String(useFieldValue(name).value ?? '');
  const known = useKnownAirports();
  const nameOf = (code: string) => {
    const there = known?.get(code);
    return there ? `${there.city} · ${there.name[language]}` : known ? flightEnds.unknown : '';
  };
  const chosen = [value, nameOf(value)].filter(Boolean).join(LABEL_SEPARATOR);
  const options = codesLike(known, search, MOST).map((code) => ({
    id: code,
    label: nameOf(code),
    detail: code,
  }));
  return (
    <ComboBox
      name={name}
      hint={hints[name]}
      options={options}
      onSearch={setSearch}
      chosenLabel={value && chosen}
    />
  );
}

/** The terminal; the one that most of the airline's other flights use at this airport is proposed. */
function Terminal({ name }: { name: string }) {
  const { hints } = useCatalogueWords(flights);
  const { usualTerminal } = useTexts('staff').lists;
  const { value, onChange } = useFieldValue(name);
  const airline = String(useFieldValue('airline_id').value ?? '');
  const airport = String(useFieldValue('airport_id').value ?? '');
  const { data } = useQuery({
    queryKey: [...keyOf(flights), 'terminals', airline, airport],
    queryFn: async () => {
      const query = { airline_id: airline, airport_id: airport, page_size: '100' };
      return mostOf((await askCatalogue(flights, 'list', { query })).rows.map((row) => String(row.terminal)));
    },
    enabled: airline !== '' && airport !== '',
  });
  return (
    <div>
      <TextField
        name={name}
        kind="code"
        hint={hints[name]}
        optional
        maxLength={20}
        inputClassName="max-w-48"
      />
      {data && value === '' && (
        <Button variant="quiet" className="text-small" onClick={() => onChange(data)}>
          {usualTerminal(terminalText(data))}
        </Button>
      )}
    </div>
  );
}
