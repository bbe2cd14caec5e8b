import { useBrand } from '../brand/use-brand.ts';

/** The brand's logo, or its name with our mark: the dotted ride between two places. */
export function Wordmark() {
  const brand = useBrand();
  if (brand.logo) return <img src={brand.logo} alt={brand.name} className="h-9 w-auto" height="36" />;
  return (
    <span className="inline-flex items-center gap-2.5 font-display font-extrabold text-[1.375rem] tracking-display">
      <svg viewBox="0 0 40 24" className="h-6 w-10 shrink-0 max-[22.5rem]:hidden" aria-hidden="true">
        <path
          d="M5 19C12 19 13 6 21 6s7 9 12.5 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeDasharray="0.1 4.9"
        />
        <circle cx="5" cy="19" r="3.2" fill="none" stroke="currentColor" strokeWidth="2.4" />
        <circle cx="35" cy="13" r="4.5" className="fill-accent-fill" />
      </svg>
      {brand.name}
    </span>
  );
}
