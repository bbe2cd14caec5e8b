import { useEffect } from 'react';
import type { FormStore } from '../../components/form-store.ts';
import { factsOf, type RowValues } from './row-values.ts';
import type { AnyScreen } from './screen.ts';

const NONE: readonly string[] = [];
const useNone = () => NONE;

/** The fields that do not apply to what is typed, by the screen. Of these an amount that is not typed yet is 0, and a named row is taken out. */
export function useLeftOut(
  { definition, useLeftOut: useScreens = useNone }: AnyScreen,
  values: RowValues,
  store: FormStore<RowValues>,
): readonly string[] {
  const facts = factsOf(definition, values);
  const leftOut = useScreens(facts);
  const kindOf = (name: string) => definition.fields[name]?.kind;
  const untyped = leftOut.filter((name) => values[name] === '' && kindOf(name) === 'money').join(' ');
  const named = leftOut.filter((name) => values[name] !== '' && kindOf(name) === 'reference').join(' ');
  useEffect(() => {
    for (const name of untyped.split(' ').filter(Boolean)) store.set(name, '0.00');
    for (const name of named.split(' ').filter(Boolean)) store.set(name, '');
  }, [untyped, named, store]);
  return leftOut;
}
