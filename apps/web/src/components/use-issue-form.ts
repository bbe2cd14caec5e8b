import type { Issue } from '@traslado/domain/forms/issue';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type FieldValues, valueAt } from './form-path.ts';
import { type FormHandle, FormStore } from './form-store.ts';

/**
 * A form checked by one of the rules' checkers: on submit first, then whenever a field is left. The calling component renders again for errors and
 * submits, not for every key. Use `useWatch` to follow a value.
 */
export function useIssueForm<T extends FieldValues>(
  check: (values: T) => readonly Issue[],
  defaultValues: T,
): FormHandle<T> {
  const [store] = useState(() => new FormStore(check, defaultValues));
  useEffect(() => store.checkWith(check), [store, check]);
  const state = () => store.state;
  const formState = useSyncExternalStore(store.subscribe, state, state);
  return useMemo<FormHandle<T>>(
    () => ({
      control: store,
      formState,
      setValue: (name, value) => store.set(name, value),
      // One implementation serves both signatures.
      getValues: ((name?: string) =>
        name === undefined ? store.values : valueAt(store.values, name)) as FormHandle<T>['getValues'],
      setError: (field, { type, params }) => store.setIssue({ field, code: type, ...(params && { params }) }),
      setFocus: (name) => store.focusField(name),
      reset: (values) => store.reset(values),
      handleSubmit: (onValid, onInvalid) => (event) => {
        event?.preventDefault();
        return store.submit(onValid, onInvalid);
      },
    }),
    [store, formState],
  );
}
