import { useEffect } from 'react';

/** Ctrl or Cmd with Enter sends the form that has the focus, else that of the open dialog, from any of its fields. */
export function useSubmitKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (key !== 'Enter' || !(ctrlKey || metaKey) || altKey || defaultPrevented) return;
      const own = target instanceof Element ? target.closest('form') : null;
      const form = own ?? document.querySelector<HTMLFormElement>('dialog[open] form');
      if (!form) return;
      event.preventDefault();
      // While its work lasts, the button of a form sends nothing, and neither does its key.
      if (form.querySelector('[type=submit]')) form.requestSubmit();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
