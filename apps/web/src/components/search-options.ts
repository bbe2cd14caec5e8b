export type ComboBoxOption = {
  readonly id: string;
  readonly label: string;
  /** Found too, such as the code of an airline, and shown beside the label. */
  readonly detail?: string;
};

/** Without accents and case, as searches compare it. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The options that contain the typed text, in any case and accents: exact details (codes) first, then beginnings. */
export function searchOptions(options: readonly ComboBoxOption[], typed: string): ComboBoxOption[] {
  const wanted = fold(typed);
  if (wanted === '') return [...options];
  const rank = (option: ComboBoxOption): number => {
    const label = fold(option.label);
    if (option.detail !== undefined && fold(option.detail) === wanted) return 0;
    if (label.startsWith(wanted)) return 1;
    return label.includes(wanted) ? 2 : 3;
  };
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .filter((entry) => entry.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => entry.option);
}
