import { createContext, use, useMemo, useRef, useSyncExternalStore } from 'react';
import { afterPress } from './after-press.ts';
import { type FieldPath, type FieldValue, type FieldValues, valueAt } from './form-path.ts';
import type { FormHandle, FormStore } from './form-store.ts';

export const FormContext = createContext<FormHandle<FieldValues> | null>(null);

/** The form around a field. Names are not checked here: a part of a page serves forms of several shapes. */
export function useFormContext(): FormHandle<FieldValues> {
  const form = use(FormContext);
  if (!form) throw new Error('a field stands outside a Form');
  return form;
}

type Watched<T, N extends readonly unknown[]> = { [I in keyof N]: FieldValue<T, N[I]> };

function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => Object.is(one, b[index]));
  return Object.is(a, b);
}

/** Follows one value of a form, several, or all of them. */
export function useWatch<T extends FieldValues>(watch: { control: FormStore<T> }): T;
export function useWatch<T extends FieldValues, const P extends FieldPath<T>>(watch: {
  control: FormStore<T>;
  name: P;
}): FieldValue<T, P>;
export function useWatch<T extends FieldValues, const N extends readonly FieldPath<T>[]>(watch: {
  control: FormStore<T>;
  name: N;
}): Watched<T, N>;
export function useWatch({
  control,
  name,
}: {
  control: FormStore<FieldValues>;
  name?: string | readonly string[];
}): unknown {
  const last = useRef<unknown>(undefined);
  const read = (): unknown => {
    const { values } = control;
    const next =
      name === undefined
        ? values
        : typeof name === 'string'
          ? valueAt(values, name)
          : name.map((one) => valueAt(values, one));
    // The same answer keeps its identity, or React would draw for ever.
    if (!isSame(last.current, next)) last.current = next;
    return last.current;
  };
  return useSyncExternalStore(control.subscribe, read, read);
}

/**
 * The parts with which a field holds a value of the form around it.
 * @param isAtOnce it is checked on leaving it, before the form is sent, and a wrong value is forgiven while it is corrected
 */
export function useFieldValue(
  name: string,
  isAtOnce = false,
): {
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
} {
  const { control } = useFormContext();
  const read = () => valueAt(control.values, name);
  const value = useSyncExternalStore(control.subscribe, read, read);
  return useMemo(
    () => ({
      value,
      onChange: (next) => {
        control.set(name, next);
        if (isAtOnce) control.forgive(name);
      },
      onBlur: () => afterPress(() => control.leave(name, isAtOnce)),
    }),
    [control, name, value, isAtOnce],
  );
}
