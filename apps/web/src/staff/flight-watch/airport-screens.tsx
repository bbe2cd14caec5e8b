import { terminalText } from '@traslado/domain/booking/meeting';
import { airlines } from '@traslado/domain/catalogues/airlines';
import { airportTerminals } from '@traslado/domain/catalogues/airport-terminals';
import { airports } from '@traslado/domain/catalogues/airports';
import type { FactsOf } from '@traslado/domain/catalogues/definition';
import { useState } from 'react';
import { Link } from 'wouter';
import { ComboBox } from '../../components/combo-box.tsx';
import { useFieldValue } from '../../components/form-context.ts';
import { searchOptions } from '../../components/search-options.ts';
import { TextArea } from '../../components/text-area.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { rowAddress } from '../catalogues/list-shape.ts';
import type { Screen } from '../catalogues/screen.ts';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { useAllRows } from '../catalogues/use-sharers.ts';

/** Airlines: the type is one that others have, or a new one. */
export const airlinesScreen: Screen<typeof airlines> = {
  definition: airlines,
  icon: 'plane',
  inputs: { type: AirlineType },
};

/** Airports: the meeting point says which terminals have another one, and can be used for those that had the same. */
export const airportsScreen: Screen<typeof airports> = {
  definition: airports,
  icon: 'plane',
  leads: 'iata_code',
  textsIn: { definition: airportTerminals, by: 'airport_id' },
  inputs: { meeting_point_en: MeetingPoint, meeting_point_es: MeetingPoint },
};

/** Terminals: the meeting point as their guests read it, where it is the airport's too. */
export const terminalsScreen: Screen<typeof airportTerminals> = {
  definition: airportTerminals,
  icon: 'plane',
  Preview: Directions,
};

const { max } = airports.fields.meeting_point_en;

/** The airport's text, and the terminals whose guests read another one. */
function MeetingPoint({ name, id = null }: { name: string; id?: number | null }) {
  const { hints } = useCatalogueWords(airports);
  const { own } = useTexts('staff').lists.meetingPoints;
  const others = useAllRows(airportTerminals, id !== null).filter(
    (one) => one.airport_id === id && one.active === true && one[name] !== '',
  );
  const hint = (
    <>
      {hints[name]}
      {others.length > 0 && ` ${own}`}
      {others.map((one, at) => (
        <span key={one.id}>
          {at > 0 ? ', ' : ' '}
          <Link href={rowAddress(airportTerminals, one.id)} className="row-link">
            {terminalText(String(one.terminal))}
          </Link>
        </span>
      ))}
    </>
  );
  return <TextArea name={name} hint={hint} optional max={max} grows />;
}

/** Directions of a terminal as they are typed; those of its airport where it has none. */
function Directions({ facts }: { facts: FactsOf<typeof airportTerminals> }) {
  const { form, meetingPoints: texts } = useTexts('staff').lists;
  const airport = useAllRows(airports, true).find(({ id }) => id === facts.airport_id);
  return (
    <div className="grid gap-4">
      <p className="font-semibold">{texts.read(terminalText(facts.terminal))}</p>
      {(['en', 'es'] as const).map((language) => {
        const own = facts.active && facts[`meeting_point_${language}`];
        const text = own || String(airport?.[`meeting_point_${language}`] ?? '');
        return (
          <div key={language}>
            <p className="text-small text-soft">
              {[form.languages[language], !own && text !== '' && texts.ofAirport].filter(Boolean).join(' · ')}
            </p>
            <p lang={language} className="[overflow-wrap:anywhere]">
              {text || texts.none}
            </p>
          </div>
        );
      })}
    </div>
  );
}

function AirlineType({ name }: { name: string }) {
  const [search, setSearch] = useState('');
  const value = String(useFieldValue(name).value ?? '');
  const types = useAllRows(airlines, true, 1).map(({ type }) => String(type));
  const all = [...new Set([...types, search.trim()])].filter(Boolean);
  const options = searchOptions(
    all.map((type) => ({ id: type, label: type })),
    search,
  );
  return <ComboBox name={name} options={options} onSearch={setSearch} chosenLabel={value} />;
}
