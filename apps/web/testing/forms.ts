import { afterEach, vi } from 'vitest';
import type { Form } from '../src/components/form.tsx';
import { issueAt } from '../src/components/form-store.ts';
import { stubServer } from '../src/data/stub-server.ts';
import { stubTab } from './press.ts';

type Drawn = Parameters<typeof Form>[0];
type Module = typeof import('../src/components/form.tsx');

const drawn: Drawn[] = [];

/** Of `vi.mock`: forms as they are, and each that is drawn is kept for `sendForm`. */
export const keepingForms = (real: Module) => ({
  ...real,
  Form: (props: Drawn) => {
    drawn.push(props);
    return real.Form(props);
  },
});

afterEach(() => {
  drawn.length = 0;
  vi.unstubAllGlobals();
});

export const hasForm = (): boolean => drawn.length > 0;

/**
 * The form that was drawn last, to be filled in and sent without a browser.
 * @param answer of the server, for each request
 */
export function filledForm(answer: Parameters<typeof stubServer>[0] = () => null) {
  const { form, onValid, onInvalid, labels } = drawn.at(-1) as Drawn;
  const { asked } = stubServer(answer);
  const led = stubTab();
  return {
    asked,
    labels,
    values: () => form.control.values,
    /** Sends it, with these changes. */
    send: (change: Readonly<Record<string, unknown>> = {}) => {
      for (const [name, value] of Object.entries(change)) form.control.set(name, value);
      return form.handleSubmit(onValid, onInvalid)();
    },
    issueOf: (name: string) => issueAt(form.control.state.errors, name)?.code ?? null,
    /** Address of the page that it led to; null where it stayed. */
    leftFor: (): string | null => led.at(-1) ?? null,
  };
}
