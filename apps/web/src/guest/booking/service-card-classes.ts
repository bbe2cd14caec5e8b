/** The shape of a ride's card, shared by the card and its skeleton. */

/** On a phone the picture stands beside name and price; on a wide screen it is the top of the card. */
export const CARD_CLASSES =
  'relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 overflow-hidden rounded-lg bg-surface p-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6 sm:p-6 wide:grid-cols-1';

/** Beside the picture on a tablet, below it on a phone. */
export const WHOLE_ROW = 'col-span-2 sm:col-span-1 sm:col-start-2 wide:col-start-1';

export const PICTURE_CLASSES =
  'row-span-2 aspect-[4/3] self-start overflow-hidden rounded-md sm:row-span-4 wide:row-span-1 wide:-mx-6 wide:-mt-6 wide:aspect-[3/1] wide:rounded-none';

/** Cards beside each other from a wide screen on. */
export const CARDS_CLASSES = 'grid gap-4 wide:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))] wide:gap-6';
