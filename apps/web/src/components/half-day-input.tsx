import { useTexts } from '../i18n/i18n.tsx';
import { type HalfDay, halfOfKey } from './segments.ts';

type HalfDayInputsProps = {
  /** Of the two radio buttons. */
  name: string;
  half: HalfDay | undefined;
  /** The field's own id when the half of the day is missing: the error summary links to it. */
  id: string | undefined;
  onHalf: (half: HalfDay) => void;
};

/** AM or PM, without a default. */
export function HalfDayInputs({ name, half, id, onHalf }: HalfDayInputsProps) {
  const texts = useTexts('components').segments;
  return (
    <span id={id} role="radiogroup" aria-label={texts.half} className="ml-auto flex">
      {(['am', 'pm'] as const).map((one) => (
        <label key={one} className="flex min-h-11 cursor-pointer items-center gap-1.5 px-2 font-semibold">
          <input
            type="radio"
            name={name}
            checked={half === one}
            onChange={() => onHalf(one)}
            onKeyDown={(event) => {
              const said = halfOfKey(event.key);
              if (said) onHalf(said);
            }}
            className="size-5 shrink-0 cursor-pointer accent-ink"
          />
          {one.toUpperCase()}
        </label>
      ))}
    </span>
  );
}
