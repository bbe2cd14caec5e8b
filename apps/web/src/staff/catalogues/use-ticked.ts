import { useFieldValue } from '../../components/form-context.ts';

/**
 * The value of a field that is a list of ticked options.
 * @param listAfter the list after one box was ticked or cleared
 */
export function useTicked<T extends string>(
  name: string,
  listAfter: (one: T, isTicked: boolean, isChosen: (one: T) => boolean) => readonly T[],
) {
  const { value, onChange, onBlur } = useFieldValue(name);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const isTicked = (one: T): boolean => chosen.includes(one);
  return {
    isTicked,
    toggle: (one: T, ticks: boolean) => {
      onChange(listAfter(one, ticks, isTicked));
      // A tick answers an error at once.
      onBlur();
    },
    onBlur,
  };
}

/** The chosen options after one was ticked or cleared, in the order in which they stand. */
export const inOrderOf =
  <T extends string>(options: readonly { readonly value: T }[]) =>
  (one: T, ticks: boolean, isChosen: (one: T) => boolean): T[] =>
    options.map(({ value }) => value).filter((value) => (value === one ? ticks : isChosen(value)));
