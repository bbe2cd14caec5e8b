import { useId, useState } from 'react';
import { askedDay } from './day-of-search.ts';

type DayFilterProps = {
  label: string;
  /** '' for no day. */
  value: string;
  onChoose: (day: string) => void;
};

/** Narrows a list to the rows that are valid on a day. */
export function DayFilter({ label, value, onChoose }: DayFilterProps) {
  const id = useId();
  const [typed, setTyped] = useState({ of: value, day: value });
  const day = typed.of === value ? typed.day : value;
  return (
    <div className="filter-chip" data-set={value !== ''}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className="field-box"
        value={day}
        onChange={({ target }) => {
          setTyped({ of: value, day: target.value });
          const asked = askedDay(target);
          if (asked !== null) onChoose(asked);
        }}
      />
    </div>
  );
}
