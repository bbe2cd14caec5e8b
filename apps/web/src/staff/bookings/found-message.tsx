import { Link } from 'wouter';
import { useTexts } from '../../i18n/i18n.tsx';
import type { FoundBookings } from './use-bookings.ts';

/** The message of a guest whose reference was typed. */
export function FoundMessage({ message }: { message: NonNullable<FoundBookings['message']> }) {
  const texts = useTexts('staff').bookings.message;
  const { id, reference, name, is_open: isOpen } = message;
  return (
    <section aria-labelledby="found-the-message" className="mb-5">
      <h2 id="found-the-message" className="mb-2 text-heading">
        {texts.title}
      </h2>
      <Link
        href={`/admin/messages/${id}`}
        data-found
        className="flex max-w-160 flex-col gap-1 rounded-md bg-surface p-4 shadow-ticket hover:outline-2 hover:outline-control"
      >
        <span className="font-semibold tabular-nums">{reference}</span>
        <span className="text-small [overflow-wrap:anywhere]">
          {isOpen ? texts.open(name) : texts.over(name)}
        </span>
      </Link>
    </section>
  );
}
