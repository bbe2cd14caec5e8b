/** Stands on every page where the product runs for people but charges no card. It is put into the documents when they are built. */
export const sandbox = {
  notice: 'Test site: no card is charged and no ride is real.',
};
