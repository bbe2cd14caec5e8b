import type { ReactNode } from 'react';

/** One heading of the gallery with its parts. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="border-ink border-b-2 pb-2 text-title">{title}</h2>
      {children}
    </section>
  );
}
