import { PATHS } from '../../routes/paths.ts';

/** Whether an address is a page of the staff's side: after signing in nobody is sent anywhere else, whatever a link says. */
export function isStaffPath(path: string): boolean {
  return path === PATHS.forbidden || path === PATHS.admin || /^\/admin\/[\w/-]+$/.test(path);
}

/** The door, from where one comes back to `path`. */
export const signInPath = (path: string, { ended = false } = {}): string =>
  `${PATHS.signIn}?${new URLSearchParams({ next: path, ...(ended && { ended: '1' }) })}`;
