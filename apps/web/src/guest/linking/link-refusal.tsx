import { Banner } from '../../components/banner.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { PATHS } from '../../shell/paths.ts';
import type { LinkRefused } from './link-stay.ts';

type LinkRefusalProps = { refused: LinkRefused; phone: string | undefined };

/** The reason why a stay does not ride along, and the next step. */
export function LinkRefusal({ refused, phone }: LinkRefusalProps) {
  const { refusals, next, seeBooking } = useTexts('linking');
  const isOurs = (code: string): code is keyof typeof refusals => code in refusals;
  const words = isOurs(refused.code) ? refusals[refused.code] : refused.detail;
  const advice = isOurs(refused.code) ? next[refused.code] : null;
  const call = phone && <CallLink key="call" variant="quiet" phone={phone} />;
  return (
    <Banner
      tone="bad"
      live
      title={words}
      action={
        refused.code === 'link.already_selected' ? undefined : (
          <div className="-my-1.5 flex flex-wrap gap-x-8">
            {refused.code === 'link.already_has_transportation' && (
              <LinkButton variant="quiet" href={PATHS.myTransportation}>
                {seeBooking}
              </LinkButton>
            )}
            {call}
          </div>
        )
      }
    >
      {advice}
    </Banner>
  );
}
