/**
 * One thing wrong with what a person typed. The web turns the code into words of its language; the server puts it in problem+json.
 * `field` is a path with points, as the form and the body name it.
 */
export type Issue = { field: string; code: string; params?: Readonly<Record<string, string | number>> };

/** The issues with their fields moved under a parent: `within('contact', [{field:'email'…}])` names `contact.email`. */
export function within(parent: string, issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => ({ ...issue, field: `${parent}.${issue.field}` }));
}
