/** Whether an address is a page of the staff's side: after signing in nobody is sent anywhere else, whatever a link says. */
export function isStaffPath(path: string): boolean {
  return path === '/forbidden' || path === '/admin' || /^\/admin\/[\w/-]+$/.test(path);
}
