/**
 * Fetches the pages of staff. A file of its own, because the browser keeps beside each `import()` the names of all that comes with it: guests, who
 * load the importing file, have one name instead of dozens.
 */
export const loadAdmin = () => import('./admin.tsx').then((file) => file.Admin);
