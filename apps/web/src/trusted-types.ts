/// <reference types="trusted-types" />

/**
 * Names the texts that may stand where a browser could run them: the empty one, by which a library clears an element, and the address of the
 * service worker. The policy of our pages asks for it (`require-trusted-types-for`); every other text there is refused.
 */
export function allowOurOwnTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: only(''),
    createScriptURL: only('/sw.js'),
  });
}

const only = (right: string) => (text: string) => {
  if (text === right) return text;
  throw new TypeError('no policy for this text');
};
