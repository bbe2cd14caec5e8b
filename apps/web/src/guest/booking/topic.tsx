import type { ReactNode } from 'react';

/** One topic of a form, under its own heading. */
export function Topic({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-title">{title}</h2>
      {lead && <p className="mt-1.5 max-w-prose text-soft">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
