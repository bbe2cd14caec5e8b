/** Puts the focus on the first wrong field of a form, once the dialog about it has closed. */
export function focusFirstWrong(formId: string): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  });
}
