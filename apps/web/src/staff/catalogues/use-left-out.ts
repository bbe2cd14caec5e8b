import { useEffect } from 'react';
import type { FormStore } from '../../components/form-store.ts';
import { factsOf, type RowValues } from './row-values.ts';
import type { AnyScreen } from './screen.ts';

const NONE: readonly string[] = [];
const useNone = () => NONE;

/** The fields that do not apply to what is typed, by the screen; an amount among them that is not typed yet is 0. */
export function useLeftOut(
  { definition, useLeftOut: useScreens = useNone }: AnyScreen,
  values: RowValues,
  store: FormStore<RowValues>,
): readonly string[] {
  const facts = factsOf(definition, values);
  const leftOut = useScreens(facts);
  const untyped = leftOut
    .filter((name) => values[name] === '' && definition.fields[name]?.kind === 'money')
    .join(' ');
  useEffect(() => {
    for (const name of untyped.split(' ').filter(Boolean)) store.set(name, '0.00');
  }, [untyped, store]);
  return leftOut;
}
