import { useTexts } from '../i18n/i18n.tsx';
import { phoneHref, phoneText } from '../i18n/phone.ts';
import type { ButtonVariant } from './button.tsx';
import { LinkButton } from './link-button.tsx';

type CallLinkProps = {
  phone: string;
  variant?: ButtonVariant;
  className?: string;
  /** Words instead of "Call …". */
  words?: (phone: string) => string;
};

/** Calls a number, and shows it grouped, so that it can be read aloud or typed into another phone. */
export function CallLink({ phone, variant = 'secondary', className, words }: CallLinkProps) {
  const { call } = useTexts('components');
  return (
    <LinkButton variant={variant} icon="phone" href={phoneHref(phone)} {...(className && { className })}>
      {(words ?? call)(phoneText(phone))}
    </LinkButton>
  );
}
