import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

/** Paper in the shape of a boarding pass. Its children are TicketPart, with a TicketTear between two of them. */
export function Ticket({
  children,
  className,
  sideways,
}: {
  children: ReactNode;
  className?: string;
  sideways?: boolean;
}) {
  return <div className={classNames('ticket', sideways && 'ticket-sideways', className)}>{children}</div>;
}

export function TicketPart({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('ticket-part', className)}>{children}</div>;
}

/** The perforation, with a bite out of the paper at each end. */
export function TicketTear() {
  return <div className="ticket-tear" aria-hidden="true" />;
}

type Place = { readonly code: string; readonly name: string };

type RouteLineProps = { from: Place; to: Place; icon?: IconName; label: string };

/** The two ends of a ride in large letters and the dotted line between them. `label` is the same in one sentence. */
export function RouteLine({ from, to, icon = 'van', label }: RouteLineProps) {
  return (
    <div>
      <p className="visually-hidden">{label}</p>
      <div className="flex items-start gap-3 sm:gap-5" aria-hidden="true">
        <RouteEnd {...from} />
        <div className="flex flex-1 items-center gap-2 pt-3 text-accent sm:pt-4">
          <span className="size-2 shrink-0 rounded-full border-2 border-current" />
          <span className="flex-1 border-current border-t-[2.5px] border-dotted" />
          <Icon name={icon} />
          <span className="flex-1 border-current border-t-[2.5px] border-dotted" />
          <span className="size-2 shrink-0 rounded-full bg-current" />
        </div>
        <RouteEnd {...to} end />
      </div>
    </div>
  );
}

function RouteEnd({ code, name, end }: Place & { end?: boolean }) {
  return (
    <div className={classNames('max-w-[38%]', end && 'text-right')}>
      <p className="font-display font-extrabold text-headline leading-none tracking-display">{code}</p>
      <p className="mt-1 text-caption text-soft">{name}</p>
    </div>
  );
}

/** A fact of a ticket: a small label and its value. */
export function TicketFact({
  label,
  children,
  wide,
}: {
  label: ReactNode;
  children: ReactNode;
  wide?: boolean;
}) {
  return (
    <div className={wide ? 'col-span-full' : undefined}>
      <dt className="text-caption text-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

export function TicketFacts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
      {children}
    </dl>
  );
}
