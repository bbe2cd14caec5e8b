import type { Issue } from '@traslado/domain/forms/issue';
import { type FieldPath, type FieldValue, type FieldValues, valueAt, withValueAt } from './form-path.ts';

/** Issues by their field, nested as the values are: `errors.contact.email` is an issue, `errors.contact` holds them. */
export type FormErrors = Readonly<Record<string, unknown>>;

export type FormState = {
  readonly errors: FormErrors;
  readonly submitCount: number;
  readonly isSubmitting: boolean;
  readonly isSubmitSuccessful: boolean;
};

type Check<T> = (values: T) => readonly Issue[];

const UNTOUCHED: FormState = { errors: {}, submitCount: 0, isSubmitting: false, isSubmitSuccessful: false };

function isIssue(found: unknown): found is Issue {
  return typeof found === 'object' && found !== null && typeof (found as Partial<Issue>).code === 'string';
}

/** The issue of a field, when it has one. */
export function issueAt(errors: FormErrors, name: string): Issue | undefined {
  const found = valueAt(errors, name);
  return isIssue(found) ? found : undefined;
}

/** Issues as nested errors. The first issue of a field is the one shown. */
export function errorsOf(issues: readonly Issue[]): FormErrors {
  return issues.reduce<FormErrors>(
    (errors, issue) =>
      // A list may be wrong as a whole and in its parts: the issue stands beside those of its parts.
      issueAt(errors, issue.field)
        ? errors
        : withValueAt(errors, issue.field, { ...(valueAt(errors, issue.field) as FormErrors), ...issue }),
    {},
  );
}

/**
 * The values and issues of a form, outside React. It is checked as a whole on submit. After that, leaving a field checks that field. Some fields are
 * checked on leaving before that, too: a typed value may be wrong, but nothing is called missing yet. A check changes no value.
 */
export class FormStore<T extends FieldValues> {
  values: T;
  state: FormState = UNTOUCHED;
  /** Puts the focus on a field; known once the form is on the page. */
  focusField: (name: string) => void = () => {};
  #check: Check<T>;
  readonly #listeners = new Set<() => void>();

  constructor(check: Check<T>, values: T) {
    this.#check = check;
    this.values = values;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #publish(state: Partial<FormState>): void {
    this.state = { ...this.state, ...state };
    for (const listener of this.#listeners) listener();
  }

  /** Another set of rules for the same values, from the next check on. */
  checkWith(check: Check<T>): void {
    this.#check = check;
  }

  set(name: string, value: unknown): void {
    if (Object.is(valueAt(this.values, name), value)) return;
    this.values = withValueAt(this.values, name, value);
    this.#publish({});
  }

  setIssue(issue: Issue): void {
    this.#publish({ errors: withValueAt(this.state.errors, issue.field, issue) });
  }

  /**
   * A field was left: once the form has been sent it is checked, and fields that have become right elsewhere are forgiven.
   * @param isAtOnce it is checked before that too: a typed value may be wrong, though nothing is missing yet
   */
  leave(name: string, isAtOnce = false): void {
    const { submitCount, errors } = this.state;
    if (!submitCount && !isAtOnce && !issueAt(errors, name)) return;
    const shown = this.#check(this.values).filter(
      ({ field, code }) =>
        // Before the form is sent nothing is missing yet.
        (field === name || issueAt(errors, field)) && (submitCount || code !== 'field.required'),
    );
    this.#publish({ errors: errorsOf(shown) });
  }

  /** Drops the issue of a field as soon as it is right; no new issue comes up while a person types. */
  forgive(name: string): void {
    if (issueAt(this.state.errors, name) && !this.#check(this.values).some(({ field }) => field === name))
      this.leave(name);
  }

  reset(values: T): void {
    this.values = values;
    this.#publish(UNTOUCHED);
  }

  /** Checks everything; hands right values on, and waits for the handler. A form under way is not sent again. */
  async submit(onValid: (values: T) => unknown, onInvalid?: () => void): Promise<void> {
    if (this.state.isSubmitting) return;
    const issues = this.#check(this.values);
    const submitCount = this.state.submitCount + 1;
    if (issues.length > 0) {
      this.#publish({ errors: errorsOf(issues), submitCount, isSubmitSuccessful: false });
      onInvalid?.();
      return;
    }
    this.#publish({ errors: {}, submitCount, isSubmitting: true, isSubmitSuccessful: true });
    try {
      await onValid(this.values);
    } finally {
      const isSubmitSuccessful = Object.keys(this.state.errors).length === 0;
      this.#publish({ isSubmitting: false, isSubmitSuccessful });
    }
  }
}

/** A form as the pages hold it. */
export type FormHandle<T extends FieldValues> = {
  /** The store behind fields and watchers. */
  readonly control: FormStore<T>;
  readonly formState: FormState;
  readonly setValue: <P extends FieldPath<T>>(name: P, value: FieldValue<T, P>) => void;
  readonly getValues: {
    (): T;
    <P extends FieldPath<T>>(name: P): FieldValue<T, P>;
  };
  readonly setError: (name: FieldPath<T>, error: { type: string; params?: Issue['params'] }) => void;
  readonly setFocus: (name: FieldPath<T>) => void;
  readonly reset: (values: T) => void;
  /** Makes the handler of a submit button or of a form's submit event. */
  readonly handleSubmit: (
    onValid: (values: T) => unknown,
    onInvalid?: () => void,
  ) => (event?: { preventDefault: () => void }) => Promise<void>;
};
