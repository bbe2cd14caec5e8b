import { PATHS } from '../../shell/paths.ts';

/** One's own account. It is no page of the menu: all staff have it. */
export const PROFILE_PATH = '/admin/profile';

/** The sign-in, which leads back to `path`. */
export const signInPath = (path: string, { ended = false } = {}): string =>
  `${PATHS.signIn}?${new URLSearchParams({ next: path, ...(ended && { ended: '1' }) })}`;
