/** A file of its own, for the reason of `load-admin.ts`: guests have one name instead of all that comes with these pages. */
export const loadAsGuest = () => import('./as-guest.tsx').then((file) => file.AsGuest);
