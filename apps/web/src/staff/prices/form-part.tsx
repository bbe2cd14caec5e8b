import type { ReactNode } from 'react';

/** A part of a form beside others, under its heading. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-5">
      <h2 className="text-heading">{title}</h2>
      {children}
    </section>
  );
}
