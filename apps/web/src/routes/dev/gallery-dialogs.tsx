import { Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { StayRefusalDialog } from '../../guest/sign-in/stay-refusal-dialog.tsx';
import type { StayRefusal } from '../../guest/stay/look-up-stay.ts';
import type { Stay } from '../../guest/stay/stay-session.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Property } from '../../places/use-places.ts';
import { GalleryBooked } from './gallery-booked.tsx';
import { GallerySection } from './gallery-section.tsx';

const property: Property = {
  id: 1,
  code: 'SC',
  smartCode: 'SCB',
  name: 'Solana Cabo',
  thumbnail: '/art/resorts/SC.svg',
  currentDate: '2026-11-21',
  groupId: 2,
  timeZone: 'America/Mazatlan',
  phone: '+52 624 555 0142',
  email: 'concierge@example.com',
  officeHours: { from: '08:00', to: '20:00' },
  seatPolicy: 'specification',
  allowsWithoutFlight: true,
  changeDeadlineHours: 96,
  cancelDeadlineHours: 5,
  folioExample: 'SC100001-1',
  airports: [{ airport_id: 2, extraMinutes: 0 }],
};

const stay: Stay = {
  resort: 'SC',
  nameId: '1',
  smartCode: 'SCB',
  confirmationNumber: 'SC100001-1',
  firstName: 'Giulia',
  lastName: 'Rossi',
  nights: 7,
  adults: 2,
  children: 1,
  resvNameId: '1',
  reservationStatus: 'RESERVED',
  arrival: '2026-12-21',
  departure: '2026-12-28',
  room: null,
  email: null,
  phone: null,
  parentResvNameId: null,
  usingMember: false,
  externalReference: null,
  mBenefits: 1,
  companyId: null,
  agencyCode: null,
  country: 'IT',
  clubInformation: {
    application: null,
    company: null,
    isMember: true,
    isBeneficiary: false,
    folioClub: null,
    hotelClub: null,
    membershipType: null,
    isGuest: false,
    allowBookingFrom: 'C',
    otherAffiliations: [],
    club: null,
  },
  company: 'PRG',
  currency: 'USD',
  exchange: 1,
  propertyId: 1,
  viewer: {
    canBook: false,
    refusal: { code: 'stay.club_concierge', detail: '' },
    coupons: [],
    bookedLegs: [],
  },
};

const REFUSALS: readonly StayRefusal[] = [
  { kind: 'notFound', withArrival: false },
  { kind: 'noLongerAvailable' },
  { kind: 'expired' },
  { kind: 'notAvailable' },
  { kind: 'serverError' },
  { kind: 'offline' },
  { kind: 'tooMany', seconds: 240 },
  { kind: 'clubConcierge', stay, session: { token: '', expires_at: '' } },
  { kind: 'airportMismatch', property },
];

/** Every dialog, opened by the name of its case. */
export function GalleryDialogs() {
  const texts = useTexts('gallery');
  const [refusal, setRefusal] = useState<StayRefusal | null>(null);
  const close = () => setRefusal(null);
  return (
    <GallerySection title={texts.sections.dialogs}>
      <div className="flex flex-wrap gap-3">
        {REFUSALS.map((one) => (
          <Button key={one.kind} variant="secondary" onClick={() => setRefusal(one)}>
            {one.kind}
          </Button>
        ))}
      </div>
      <GalleryBooked />
      {refusal && (
        <Suspense fallback={null}>
          <StayRefusalDialog
            refusal={refusal}
            onClose={close}
            onRetry={close}
            onAirport={close}
            onArrival={close}
          />
        </Suspense>
      )}
    </GallerySection>
  );
}
