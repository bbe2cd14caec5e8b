import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'regular' | 'large';

const LOOKS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-accent-fill text-on-accent hover:bg-accent-press active:translate-y-px',
  secondary: 'border-[1.5px] border-ink text-ink hover:bg-ink hover:text-page active:translate-y-px',
  quiet: 'text-ink underline decoration-control decoration-2 underline-offset-4 hover:decoration-accent',
  danger: 'border-[1.5px] border-bad text-bad hover:bg-bad hover:text-page active:translate-y-px',
};

/** The same look for buttons and for links that act like one. */
export function buttonClasses(variant: ButtonVariant, size: ButtonSize = 'regular'): string {
  return classNames(
    'inline-flex items-center justify-center gap-2.5 rounded-full font-semibold transition-[background-color,color,translate] duration-150',
    size === 'large' ? 'min-h-14 px-8 py-3 text-[1.125rem]' : 'min-h-12 py-2.5 text-body',
    // The words of a quiet one stand in line with the text around it; its ground reaches past them for the finger.
    variant === 'quiet' ? '-mx-2 px-2 text-left' : 'text-center',
    variant !== 'quiet' && size === 'regular' && 'px-6',
    LOOKS[variant],
    // Busy is not faded: its words have to be read.
    'disabled:opacity-55 aria-disabled:cursor-progress',
  );
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shown before and after the words. */
  icon?: IconName;
  iconAfter?: IconName;
  /** Work is under way: the button keeps its place and its focus but does nothing more. */
  busy?: boolean;
  /** Words while busy; the button's own when missing. */
  busyLabel?: string;
};

/** `type` is "button" unless given. */
export function Button({
  variant = 'primary',
  size = 'regular',
  icon,
  iconAfter,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={classNames(buttonClasses(variant, size), className)}
    >
      {busy ? <Dots /> : icon && <Icon name={icon} />}
      <span>{busy && busyLabel ? busyLabel : children}</span>
      {!busy && iconAfter && <Icon name={iconAfter} />}
    </button>
  );
}

function Dots() {
  return (
    <span className="inline-flex gap-1" aria-hidden="true">
      {['0s', '0.2s', '0.4s'].map((delay) => (
        <span
          key={delay}
          className="size-1.5 animate-breathe rounded-full bg-current"
          style={{ animationDelay: delay }}
        />
      ))}
    </span>
  );
}
