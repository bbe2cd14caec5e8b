import { PATHS } from '../../shell/paths.ts';

/** One's own account. It is no page of the menu: everybody of staff has it. */
export const PROFILE_PATH = '/admin/profile';
/** What waits for a person. */
export const attentionPath = '/admin/attention';

/** The door, from where one comes back to `path`. */
export const signInPath = (path: string, { ended = false } = {}): string =>
  `${PATHS.signIn}?${new URLSearchParams({ next: path, ...(ended && { ended: '1' }) })}`;
