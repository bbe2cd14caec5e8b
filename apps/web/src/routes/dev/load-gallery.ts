/** Fetches the gallery of parts, as `load-admin.ts` does the pages of staff. */
export const loadGallery = () => import('./gallery.tsx').then((file) => file.Gallery);
