/** Page addresses of the web app; the first part decides. */
const pages = new Set([
  '',
  ...'mytransportation transportation confirmation my-ride pay fix forbidden signin admin opening dev'.split(
    ' ',
  ),
]);

/** True for the path of a page of the web app. @param demo development pages are served, too */
export function isPagePath(path: string, demo: boolean): boolean {
  const part = path.split('/')[1] ?? '';
  // A path that begins with two slashes is the address of another host to some clients, and no page of ours.
  if (!pages.has(part) || (part === '' && path !== '/')) return false;
  // A path with a dot is a file, never a page. Otherwise a cache would keep a page under a file's name.
  return !/\.[^/]*$/.test(path) && (part !== 'dev' || demo);
}
