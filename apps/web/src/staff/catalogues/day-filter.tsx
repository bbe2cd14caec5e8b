import { isCivilDate } from '@traslado/domain/time/civil';
import { DateField } from '../../components/date-field.tsx';
import { FilterForm } from './filter-form.tsx';

type DayFilterProps = {
  label: string;
  /** '' for no day. */
  value: string;
  onChoose: (day: string) => void;
};

const isWhole = (typed: string) => typed === '' || isCivilDate(typed);

/** Narrows a list to the rows that are valid on a day. */
export function DayFilter({ label, value, onChoose }: DayFilterProps) {
  return (
    <FilterForm name="day" {...{ label, value, isWhole, onChoose }}>
      <DateField name="day" className="filter-chip" />
    </FilterForm>
  );
}
