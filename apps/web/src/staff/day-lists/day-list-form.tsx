import { useTexts } from '../../i18n/i18n.tsx';
import { ListChoice } from '../catalogues/list-choice.tsx';
import { DayQuestion } from '../frame/day-question.tsx';
import { setOf } from '../frame/filter-bar.tsx';
import { type DayList, type Question, questionOf } from './use-day-list.ts';

type DayListFormProps = { list: DayList; question: Question; onAsk: (question: Question) => void };

/** Day, place and rides of the list. Each choice is asked for at once. */
export function DayListForm({ list, question, onAsk }: DayListFormProps) {
  const texts = useTexts('staff').dayLists;
  // The list on the page may be the last one; after a choice the question has everything.
  const asked = question.day ? question : questionOf(list);
  const own = list.airports.find(({ id }) => id === list.airport.id)?.properties ?? [];
  const ofAirport = {
    label: texts.labels.airport,
    value: String(list.airport.id),
    options: list.airports.map(({ id, code, name }) => ({ value: String(id), label: `${code} · ${name}` })),
    // A resort may not be served by another airport.
    onChoose: (airport: string) => {
      const { property: _, ...rest } = asked;
      onAsk({ ...rest, airport: Number(airport) });
    },
  };
  const ofProperty = {
    label: texts.labels.property,
    value: String(list.property?.id ?? ''),
    options: [
      { value: '', label: texts.allProperties },
      ...list.properties
        .filter(({ id }) => own.includes(id))
        .map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    onChoose: (property: string) => {
      const { property: _, ...rest } = asked;
      onAsk(property === '' ? rest : { ...rest, property: Number(property) });
    },
  };
  const ofDirection = {
    label: texts.labels.direction,
    value: list.direction ?? ('' as const),
    options: [
      { value: '' as const, label: texts.both },
      { value: 'arrival' as const, label: texts.directions.arrival },
      { value: 'departure' as const, label: texts.directions.departure },
    ],
    onChoose: (direction: 'arrival' | 'departure' | '') => {
      const { direction: _, ...rest } = asked;
      onAsk(direction === '' ? rest : { ...rest, direction });
    },
  };
  return (
    <DayQuestion
      texts={texts}
      day={asked.day ?? list.day}
      onDay={(day) => onAsk({ ...asked, day })}
      set={[...setOf(ofProperty), ...setOf(ofDirection)]}
    >
      <ListChoice isFilter {...ofAirport} />
      <ListChoice isFilter {...ofProperty} />
      <ListChoice isFilter {...ofDirection} />
    </DayQuestion>
  );
}
