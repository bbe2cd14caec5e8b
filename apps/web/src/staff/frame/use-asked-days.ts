import type { Issue } from '@traslado/domain/forms/issue';
import { useEffect, useRef } from 'react';
import { useWatch } from '../../components/form-context.ts';
import type { FormHandle } from '../../components/form-store.ts';

type Days = { [field: string]: string };

const isSame = (one: Days, other: Days): boolean =>
  Object.keys(one).every((field) => one[field] === other[field]);

/** Asks for typed days as soon as they are right. Days that were asked for elsewhere take their place. */
export function useAskedDays<D extends Days>(
  form: FormHandle<D>,
  asked: D,
  check: (days: D) => readonly Issue[],
  onAsk: (days: D) => void,
): void {
  const typed = useWatch({ control: form.control });
  const last = useRef(asked);
  useEffect(() => {
    if (!isSame(last.current, asked)) {
      last.current = asked;
      form.reset(asked);
      return;
    }
    // A day that is right again is told so, though it was asked for already.
    const isRight = check(typed).length === 0;
    if (isRight && !isSame(typed, asked)) {
      last.current = typed;
      onAsk(typed);
    }
  });
}
