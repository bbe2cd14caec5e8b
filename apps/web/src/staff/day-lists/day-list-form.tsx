import { useTexts } from '../../i18n/i18n.tsx';
import { Choice, DayQuestion } from '../frame/day-question.tsx';
import { type DayList, type Question, questionOf } from './use-day-list.ts';

type DayListFormProps = { list: DayList; question: Question; onAsk: (question: Question) => void };

/** Day, place and rides of the list. Each choice is asked for at once. */
export function DayListForm({ list, question, onAsk }: DayListFormProps) {
  const texts = useTexts('staff').dayLists;
  // The list on the page may be the last one; after a choice the question has everything.
  const asked = question.day ? question : questionOf(list);
  const own = list.airports.find(({ id }) => id === list.airport.id)?.properties ?? [];
  return (
    <DayQuestion texts={texts} day={asked.day ?? list.day} onDay={(day) => onAsk({ ...asked, day })}>
      <Choice
        label={texts.labels.airport}
        value={String(list.airport.id)}
        // A resort may not be served by another airport.
        onChoose={(airport) => {
          const { property: _, ...rest } = asked;
          onAsk({ ...rest, airport: Number(airport) });
        }}
      >
        {list.airports.map(({ id, code, name }) => (
          <option key={id} value={id}>
            {code} · {name}
          </option>
        ))}
      </Choice>
      <Choice
        label={texts.labels.property}
        value={String(list.property?.id ?? '')}
        onChoose={(property) => {
          const { property: _, ...rest } = asked;
          onAsk(property === '' ? rest : { ...rest, property: Number(property) });
        }}
      >
        <option value="">{texts.allProperties}</option>
        {list.properties
          .filter(({ id }) => own.includes(id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Choice>
      <Choice
        label={texts.labels.direction}
        value={list.direction ?? ''}
        onChoose={(direction) => {
          const { direction: _, ...rest } = asked;
          onAsk(direction === 'arrival' || direction === 'departure' ? { ...rest, direction } : rest);
        }}
      >
        <option value="">{texts.both}</option>
        <option value="arrival">{texts.directions.arrival}</option>
        <option value="departure">{texts.directions.departure}</option>
      </Choice>
    </DayQuestion>
  );
}
