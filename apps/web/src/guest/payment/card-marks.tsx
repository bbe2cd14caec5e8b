/** The cards that are accepted, as words on little cards of our own drawing. */
export function CardMarks({ cards, label }: { cards: readonly string[]; label: string }) {
  return (
    <ul aria-label={label} className="mb-3 flex min-h-8 flex-wrap gap-2 px-1">
      {cards.map((card) => (
        <li
          key={card}
          className="rounded-sm border border-line border-t-4 px-2 py-0.5 text-small font-semibold text-soft"
        >
          {card}
        </li>
      ))}
    </ul>
  );
}
