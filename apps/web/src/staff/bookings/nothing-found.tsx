/** In place of results. */
export const NothingFound = ({ title, text }: { title: string; text: string }) => (
  <div className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
    <p className="text-heading [overflow-wrap:anywhere]">{title}</p>
    <p className="mt-1 max-w-prose text-soft">{text}</p>
  </div>
);
