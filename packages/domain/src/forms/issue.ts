import type { AnsweredCode } from '../codes.ts';

/**
 * One fault of a person's input. The web turns the code into words of its language; the server puts it in problem+json. `field` is a path with
 * points, as the form and the body name it.
 */
export type Issue<Code extends string = string> = {
  field: string;
  code: Code;
  params?: Readonly<Record<string, string | number>>;
};

/** An issue that the server finds as well as the page. */
export type RuleIssue = Issue<AnsweredCode>;

/** The issues with their fields moved under a parent: `within('contact', [{field:'email'…}])` names `contact.email`. */
export function within<Code extends string>(parent: string, issues: readonly Issue<Code>[]): Issue<Code>[] {
  return issues.map((issue) => ({ ...issue, field: `${parent}.${issue.field}` }));
}
