import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { HandleDialog } from '../../staff/home/handle-dialog.tsx';
import type { Alert } from '../../staff/home/use-alerts.ts';
import type { Entry } from '../../staff/session/staff-session.ts';
import { RefusalBanner } from '../../staff/sign-in/refusal-banner.tsx';
import { GallerySection } from './gallery-section.tsx';

const open: Alert = {
  id: 1,
  kind: 'refund.failed',
  subject: '8c8a1b52-6f0e-4a55-9f0c-0d3f5c1f6a11',
  detail: 'the card was closed',
  coupon_id: 'DB4SR7XK2M',
  booking: 41,
  stay: null,
  guest: 'Camille Dubois',
  amount: 160,
  currency: 'USD',
  recipient: null,
  letter: null,
  created_at: '2026-11-21T14:02:00Z',
  handled_at: null,
  handled_by: null,
  handled_by_name: null,
  time_zone: 'America/Cancun',
  note: null,
};

/** Parts for staff alone: the refusals at their sign-in, and the dialog of an alert. */
export function GalleryStaff() {
  const sections = useTexts('gallery').sections;
  const { refusals, attention } = useTexts('staff');
  const [isOpen, setOpen] = useState(false);
  const entryOf = (code: string): Entry =>
    code === 'offline'
      ? { kind: 'offline' }
      : { kind: 'refused', problem: { type: 'about:blank', title: '', status: 403, code, detail: '' } };
  return (
    <GallerySection title={sections.staff}>
      <div className="grid gap-4">
        {Object.keys(refusals).map((code) => (
          <RefusalBanner key={code} entry={entryOf(code)} />
        ))}
        <Button onClick={() => setOpen(true)}>{attention.handle}</Button>
      </div>
      {isOpen && <HandleDialog alerts={[open]} onClose={() => setOpen(false)} />}
    </GallerySection>
  );
}
