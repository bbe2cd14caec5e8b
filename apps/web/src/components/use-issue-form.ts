import type { Issue } from '@traslado/domain/forms/issue';
import { useMemo } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { issueResolver } from './form-issues.ts';

/**
 * A form checked by one of the rules' checkers: on submit first, then whenever a field is left.
 * @param check must keep its identity between renders (a module's function, or from useCallback)
 */
export function useIssueForm<T extends FieldValues>(
  check: (values: T) => readonly Issue[],
  defaultValues: DefaultValues<T>,
): UseFormReturn<T> {
  const resolver = useMemo(() => issueResolver(check), [check]);
  return useForm<T>({
    resolver,
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    // The summary takes the focus, not the first field: people hear everything that is wrong once.
    shouldFocusError: false,
  });
}
