import { PATHS } from '../../shell/paths.ts';

/** The door, from where one comes back to `path`. */
export const signInPath = (path: string, { ended = false } = {}): string =>
  `${PATHS.signIn}?${new URLSearchParams({ next: path, ...(ended && { ended: '1' }) })}`;
