import { useId } from 'react';
import { SelectBox } from '../../components/select-box.tsx';

type ListChoiceProps<V extends string> = {
  label: string;
  value: V;
  options: readonly { readonly value: V; readonly label: string; readonly isOff?: boolean }[];
  onChoose: (value: V) => void;
  className?: string;
  /** A filter, whose first option narrows nothing. */
  isFilter?: boolean;
};

/** One of the choices above a list, in force at once, so it stands in no form. */
export function ListChoice<V extends string>({
  label,
  value,
  options,
  onChoose,
  className,
  isFilter = false,
}: ListChoiceProps<V>) {
  const id = useId();
  return (
    <div
      className={isFilter ? 'filter-chip' : className}
      data-set={isFilter ? value !== options[0]?.value : undefined}
    >
      <label htmlFor={id} className={isFilter ? '' : 'mb-1.5 block font-semibold text-small'}>
        {label}
      </label>
      <SelectBox
        id={id}
        value={value}
        className="field-box"
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isOff}>
            {option.label}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}
