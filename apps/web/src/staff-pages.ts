/**
 * Pages that guests never open. A file of its own, because the browser keeps beside each `import()` the names of all that comes with it: guests, who
 * load the importing file, have one name instead of dozens.
 */
export const staffPages = {
  admin: () => import('./routes/admin/admin.tsx').then((file) => file.Admin),
  asGuest: () => import('./routes/guest/as-guest.tsx').then((file) => file.AsGuest),
  forbidden: () => import('./routes/admin/forbidden.tsx').then((file) => file.Forbidden),
  gallery: () => import('./routes/dev/gallery.tsx').then((file) => file.Gallery),
  signIn: () => import('./staff/sign-in/sign-in-page.tsx').then((file) => file.SignInPage),
};
