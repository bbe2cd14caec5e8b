import type { Issue } from '@traslado/domain/forms/issue';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';

/** How an issue lies inside React Hook Form's errors: its code as the type, its parameters beside it. */
type StoredIssue = { type: string; params?: Issue['params']; root?: StoredIssue };

/** The id of a field's element, the same for its label and for the summary's link. */
export function fieldId(prefix: string, name: string): string {
  return `${prefix}-${name.replaceAll('.', '-')}`;
}

/** Makes one of the rules' checkers the resolver of a form. The first issue of a field is the one shown. */
export function issueResolver<T extends FieldValues>(check: (values: T) => readonly Issue[]): Resolver<T> {
  return (values) => {
    const issues = check(values);
    if (issues.length === 0) return { values, errors: {} };
    const errors = {};
    for (const issue of issues) {
      if (get(errors, issue.field)) continue;
      set(errors, issue.field, { type: issue.code, params: issue.params } satisfies StoredIssue);
    }
    return { values: {}, errors };
  };
}

/** The issue of a field, when it has one. */
export function issueAt(errors: FieldErrors, name: string): Issue | undefined {
  const found = get(errors, name) as StoredIssue | undefined;
  const stored = typeof found?.type === 'string' ? found : found?.root;
  if (typeof stored?.type !== 'string') return undefined;
  return { field: name, code: stored.type, ...(stored.params && { params: stored.params }) };
}
