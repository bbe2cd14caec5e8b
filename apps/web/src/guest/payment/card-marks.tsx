import type { ReactNode } from 'react';

/** Drawings of brands, 40 by 26, by the name that merchants give them. */
const drawings: Readonly<Record<string, ReactNode>> = {
  Visa: (
    <text x="20" y="18" textAnchor="middle" fontSize="13" fontStyle="italic" fontWeight="800" fill="#1a1f71">
      VISA
    </text>
  ),
  Mastercard: (
    <>
      <circle cx="15.5" cy="13" r="8" fill="#eb001b" />
      <circle cx="24.5" cy="13" r="8" fill="#f79e1b" />
      <path d="M20 6.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2" fill="#ff5f00" />
    </>
  ),
  'American Express': (
    <>
      <path d="M0 0h40v26H0z" fill="#016fd0" />
      <text x="20" y="17" textAnchor="middle" fontSize="10" fontWeight="800" fill="#fff">
        AMEX
      </text>
    </>
  ),
};

/** The cards that are accepted: drawn where a brand has a drawing, else as a word. */
export function CardMarks({ cards, label }: { cards: readonly string[]; label: string }) {
  return (
    <ul aria-label={label} className="mb-3 flex min-h-8 flex-wrap items-center gap-2 px-1">
      {cards.map((card) => (
        <li key={card} className="overflow-hidden rounded-sm border border-line">
          {drawings[card] ? (
            <svg role="img" aria-label={card} viewBox="0 0 40 26" className="block h-7 w-auto">
              <path d="M0 0h40v26H0z" fill="#fff" />
              {drawings[card]}
            </svg>
          ) : (
            <span className="block px-2 py-0.5 text-small font-semibold text-soft">{card}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
