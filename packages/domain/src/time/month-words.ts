const NAMES = [
  'jan ene',
  'feb',
  'mar',
  'apr abr',
  'may',
  'jun',
  'jul',
  'aug ago',
  'sep',
  'oct',
  'nov',
  'dec dic',
];

/** Number of a month by its name in either language, short or whole; 0 for any other word. */
export const monthOf = (word: string): number =>
  NAMES.findIndex((names) => names.split(' ').includes(word.slice(0, 3).toLowerCase())) + 1;
