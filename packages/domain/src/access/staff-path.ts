/** True for a page of staff. After signing in no link leads anywhere else. */
export function isStaffPath(path: string): boolean {
  return path === '/forbidden' || path === '/admin' || /^\/admin\/[\w/-]+$/.test(path);
}
