import { useQueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { WorkButton } from '../../components/work-button.tsx';
import { callApi } from '../../data/client.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { QrCode } from '../frame/qr-code.tsx';
import { ShownText } from '../frame/shown-once.tsx';
import { staffKey } from '../session/staff-session.ts';
import type { Person } from '../session/use-profile.ts';
import { type Booking, outcomeOf } from './ask-acting.ts';
import { type Deed, deedsOf, MENDS } from './deeds-of.ts';
import { MarkRight, RightOnes, useFindingName } from './right-findings.tsx';
import { type Stop, StopBanner } from './stop-banner.tsx';
import { useFindings } from './use-findings.ts';

type Told = CallAnswer<'getDataToFix'>;
type DataToFixProps = { booking: Booking; person: Person; onDeed: (deed: Deed) => void };

const isOpen = ({ resolved_at: at }: Told['findings'][number]): boolean => at === null;

/** The findings of a booking, and a code with which its guest corrects them. Nothing where all is right. */
export function DataToFix({ booking, person, onDeed }: DataToFixProps) {
  const { id, time_zone: zone } = booking;
  const { there } = deedsOf(booking);
  const mayAct = person.permissions.includes('coupons:act');
  const { data: texts, acting } = useTexts('staff');
  const { data: told } = useFindings(id);
  const open = told?.findings.filter(isOpen) ?? [];
  const right = told?.findings.filter((one) => one.right !== null) ?? [];
  if (!told) return null;
  const rights = right.length > 0 && <RightOnes id={id} findings={right} zone={zone} mayAct={mayAct} />;
  if (open.length === 0) return rights;
  const mended = told.findings.length - open.length - right.length;
  return (
    <>
      <section aria-labelledby="data-to-fix" className="rounded-lg bg-warn-wash p-4 sm:px-5">
        <h2 id="data-to-fix" className="text-heading">
          {texts.title}
        </h2>
        <p className="mt-1 text-small">{texts.lead}</p>
        <ul className="mt-2 grid gap-2">
          {open.map((finding) => (
            <Finding key={finding.id} finding={finding} zone={zone}>
              {there
                .filter((deed) => deed === MENDS[finding.kind])
                .map((deed) => (
                  <Button key={deed} variant="secondary" className="text-small" onClick={() => onDeed(deed)}>
                    {deed === 'contact' ? acting.deeds.contact : texts.changeFlight}
                  </Button>
                ))}
              {mayAct && <MarkRight id={id} finding={finding} />}
            </Finding>
          ))}
        </ul>
        {mended > 0 && <p className="mt-3 text-small">{texts.mended(mended)}</p>}
        <HandOver id={id} told={told} zone={zone} />
      </section>
      {rights}
    </>
  );
}

type FindingProps = { finding: Told['findings'][number]; zone: string; children: ReactNode };

function Finding({ finding, zone, children }: FindingProps) {
  const texts = useTexts('staff').data;
  const locale = useLocale();
  const { other, found_at: found, asked_at: asked } = finding;
  const nameOf = useFindingName();
  const at = (instant: string) => formatInstant(instant, zone, locale);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="w-full">
        <span className="mr-3 font-semibold">{nameOf(finding)}</span>{' '}
        <span className="text-small">
          {[texts.found(at(found)), asked && texts.asked(at(asked))].filter(Boolean).join(' · ')}
        </span>
      </p>
      {other && (
        <Link
          href={`/admin/bookings/${other.id}`}
          className="inline-flex min-h-11 items-center underline decoration-2 decoration-control underline-offset-4 hover:decoration-accent"
        >
          {texts.other(other.number)}
        </Link>
      )}
      {children}
    </li>
  );
}

/** The code that staff hold out to the guest. */
function HandOver({ id, told: { fields, link }, zone }: { id: number; told: Told; zone: string }) {
  const texts = useTexts('staff').data;
  const locale = useLocale();
  const queries = useQueryClient();
  const [address, setAddress] = useState<string | null>(null);
  const [stop, setStop] = useState<Stop | null>(null);
  const showNewest = () => void queries.invalidateQueries({ queryKey: [...staffKey, 'bookings'] });
  const make = async () => {
    setStop(null);
    const outcome = await outcomeOf(() => callApi('makeFixLink', { params: { id: String(id) } }));
    if (outcome.kind !== 'answered') return setStop(outcome);
    setAddress(outcome.answer.address);
  };
  const close = () => {
    setAddress(null);
    showNewest();
  };
  if (!link && fields.length === 0 && !stop && address === null) return null;
  return (
    <div className="mt-2 border-line border-t pt-2">
      {stop && <StopBanner stop={stop} onShow={showNewest} />}
      {link && (
        <p className="mb-3 text-small">{texts.link[link.state](formatInstant(link.made_at, zone, locale))}</p>
      )}
      {fields.length > 0 && (
        <>
          <WorkButton variant="secondary" busyLabel={texts.making} work={make}>
            {texts.make}
          </WorkButton>
          <p className="mt-2 max-w-prose text-small">
            {texts.makeHint(fields.map((field) => texts.fields[field]).join(', '))}
          </p>
        </>
      )}
      {address !== null && <CodeDialog address={address} onClose={close} />}
    </div>
  );
}

/** Shown this once: only the button closes it, so that a click beside it does not lose the code. */
function CodeDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const texts = useTexts('staff').data.code;
  return (
    <Dialog
      onClose={() => {}}
      closable={false}
      title={texts.title}
      actions={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <p>{texts.text}</p>
      <div className="mt-5 flex justify-center">
        <QrCode text={address} label={texts.label} />
      </div>
      <ShownText label={texts.address} value={address} />
    </Dialog>
  );
}
