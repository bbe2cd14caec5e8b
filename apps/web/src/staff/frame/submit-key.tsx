import { isMac } from './shortcuts.ts';

/** The key that sends a form, beside its button. */
export const SubmitKey = () => (
  <span className="submit-key" aria-hidden="true">
    <kbd>{isMac() ? '⌘' : 'Ctrl'}</kbd> <kbd>↵</kbd>
  </span>
);
