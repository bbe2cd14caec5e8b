import type { Locale } from './i18n/locale.ts';

/** True where the document shows the home page already, drawn in this language when it was built. The server sends it for `/` alone. */
export const isHomeDrawn = (locale: Locale): boolean => document.documentElement.dataset.home === locale;

/** True where the document shows this language's frame of a page: header and title, drawn without its content. */
export const isFrameDrawn = (locale: Locale): boolean => document.documentElement.dataset.frame === locale;

let rendered: HTMLElement | null = null;

/** The element for the page's code: beside a frame in this language and unseen until it takes its place, else the document's own. */
export function elementOfApp(root: HTMLElement, locale: Locale): HTMLElement {
  if (isFrameDrawn(locale)) {
    rendered = document.createElement('div');
    return rendered;
  }
  delete document.documentElement.dataset.frame;
  return root;
}

/** The rendered page takes the place of its drawn frame. */
export function showRendered(): void {
  if (!rendered) return;
  delete document.documentElement.dataset.frame;
  document.getElementById('root')?.replaceWith(rendered);
  rendered.id = 'root';
  rendered = null;
}

let pressed: HTMLButtonElement | null = null;
const note = ({ target }: Event) => {
  pressed = target instanceof Element ? target.closest('button') : null;
};

/** A button that is pressed while its code is on the way is remembered. A form sent with Enter presses its button, too. */
export function watchDrawnHome(): void {
  addEventListener('click', note, true);
}

/** The page is more than a drawing: the remembered button is pressed again, now that its code is here. */
export function pressAgain(): void {
  delete document.documentElement.dataset.home;
  removeEventListener('click', note, true);
  if (pressed?.isConnected) pressed.click();
  // The page was rendered from scratch, and has another button in the place of this one.
  else if (pressed?.form) document.forms[0]?.requestSubmit();
  pressed = null;
}
