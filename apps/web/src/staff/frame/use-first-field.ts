import { useEffect } from 'react';

/** Amounts: what is changed most often in a row that has some. */
export const AMOUNTS = 'input[inputmode=decimal]:enabled';

const FIELDS =
  'input:not([type=hidden], [type=radio], [type=file]):enabled, input[type=radio]:checked:enabled, select:enabled, textarea:enabled';

/** Puts the focus into the first field in sight and selects its text, so that typing takes its place. */
export function enterField(
  within: ParentNode | null | undefined,
  fields = FIELDS,
  preventScroll = false,
): void {
  const all = [...(within?.querySelectorAll<HTMLElement>(fields) ?? [])];
  const field = all.find((one) => one.checkVisibility());
  field?.focus({ preventScroll });
  if (field instanceof HTMLInputElement) field.select();
}

type Beginning = {
  /** The fields among which it is; null for none. */
  readonly of?: string | null;
  /** The text above the fields is read first: it stays in sight, wherever the step before was scrolled to. */
  readonly below?: boolean;
};

/** Begins a form in its first field, where a keyboard is at hand: on a phone it would cover the page. */
export function useFirstField(formId: string, { of = FIELDS, below = false }: Beginning = {}): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (below) form?.closest('dialog')?.firstElementChild?.scrollTo(0, 0);
    if (of === null || !window.matchMedia('(pointer: fine)').matches) return;
    // After the title of the page, which takes the focus in the same pass.
    queueMicrotask(() => enterField(form, of, below));
  }, [formId, of, below]);
}
