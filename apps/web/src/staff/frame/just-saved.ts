/** History state of the list that a form leads to once it has saved. */
export const JUST_SAVED = { justSaved: true } as const;

/** True on the page that a form led to. */
export const isJustSaved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'justSaved' in state;
