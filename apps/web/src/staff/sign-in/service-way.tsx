import { otherParameter } from '@traslado/domain/access/service-refusal';
import { buttonClasses } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SignInWays } from './use-sign-in-ways.ts';

type ServiceWayProps = {
  service: NonNullable<SignInWays['service']>;
  /** Page of the staff's side to come back to. */
  next: string;
  /** For a person whom the identity service signed in and this product refused. */
  asOther: boolean;
};

/** The way to the group's identity service. It leaves this app, so it is a link that the browser itself follows. */
export function ServiceWay({ service: { name, path }, next, asOther }: ServiceWayProps) {
  const texts = useTexts('staff').service;
  return (
    <div>
      <a
        href={`${path}?${new URLSearchParams({ next, ...(asOther && { [otherParameter]: '1' }) })}`}
        className={classNames(buttonClasses('primary', 'large'), 'w-full')}
      >
        <span>{asOther ? texts.submitOther(name) : texts.submit(name)}</span>
        <Icon name="arrowRight" />
      </a>
      <p className="mt-4 text-small text-soft">{texts.note(name)}</p>
    </div>
  );
}
