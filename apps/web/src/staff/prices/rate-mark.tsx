import type { Mark } from './calendar-model.ts';

/** The letter of a rate on its color and pattern. */
export function RateMark({ mark }: { mark: Mark }) {
  return (
    <span
      aria-hidden="true"
      data-look={mark.look}
      className="rate-look grid size-8 shrink-0 place-items-center rounded-sm font-bold text-small"
    >
      {mark.letter}
    </span>
  );
}
