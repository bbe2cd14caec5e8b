/** The id of a field's element, the same for its label and for the summary's link. Without points, which a selector would misread. */
export function fieldId(prefix: string, name: string): string {
  return `${prefix}-${name.replaceAll('.', '-')}`;
}

const FOCUSABLE = 'input, select, textarea, button, [tabindex="0"]';

/** Puts the focus on a field, or on the first thing in it that can have it, and brings it into sight. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  const target = element?.matches(FOCUSABLE) ? element : element?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}
