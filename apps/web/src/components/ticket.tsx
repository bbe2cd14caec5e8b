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

/** City or resort, as a guest calls it. */
type RouteLineProps = { from: string; to: string; icon?: IconName; label: string };

/** The two ends of a ride and the dotted line between them. `label` is the same in one sentence. */
export function RouteLine({ from, to, icon = 'van', label }: RouteLineProps) {
  return (
    <div>
      <p className="visually-hidden">{label}</p>
      <div className="flex items-start gap-3 sm:gap-4" aria-hidden="true">
        <RouteEnd>{from}</RouteEnd>
        <div className="flex flex-1 items-center gap-2 text-accent">
          <span className="size-2 shrink-0 rounded-full border-2 border-current" />
          <span className="flex-1 border-current border-t-[2.5px] border-dotted" />
          <Icon name={icon} />
          <span className="flex-1 border-current border-t-[2.5px] border-dotted" />
          <span className="size-2 shrink-0 rounded-full bg-current" />
        </div>
        <RouteEnd end>{to}</RouteEnd>
      </div>
    </div>
  );
}

function RouteEnd({ children, end }: { children: string; end?: boolean }) {
  return (
    <p
      className={classNames(
        'max-w-[38%] font-bold font-display text-heading leading-tight tracking-tight',
        end && 'text-right',
      )}
    >
      {children}
    </p>
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
