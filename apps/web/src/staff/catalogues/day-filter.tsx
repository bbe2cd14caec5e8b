import { useId } from 'react';

type DayFilterProps = {
  label: string;
  /** '' for no day. */
  value: string;
  onChoose: (day: string) => void;
};

/** Narrows a list to the rows that are valid on a day. */
export function DayFilter({ label, value, onChoose }: DayFilterProps) {
  const id = useId();
  return (
    <div className="filter-chip" data-set={value !== ''}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className="field-box"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      />
    </div>
  );
}
