import { type ReactNode, useId } from 'react';

/** A part of the page with a heading of its own. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="form-part">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <div className="form-lines">{children}</div>
    </section>
  );
}
