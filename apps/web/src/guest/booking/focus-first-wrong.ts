/** Puts the focus on the first field of a form that something is wrong with, once the dialog that told of it has closed. */
export function focusFirstWrong(formId: string): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  });
}
