/** The facts behind a rule, for interested readers. */
export function Why({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <details className="mt-2 text-small">
      <summary className="min-h-11 cursor-pointer content-center underline">{title}</summary>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
