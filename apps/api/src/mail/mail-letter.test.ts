import { describe, expect, it } from 'vitest';
import { exampleCoupon, exampleDeparture, exampleFacts, exampleTransfer } from '../letter/example-facts.ts';
import { confirmation } from './letters/confirmation.ts';
import { resortNotice } from './letters/resort-notice.ts';
import { writeLetter } from './mail-letter.ts';

const write = (...args: Parameters<typeof exampleFacts>) => writeLetter(confirmation, exampleFacts(...args));

/** The words that a reader of the HTML sees. */
const seen = (html: string): string =>
  html
    .replace(/<(style|title|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

const said = {
  en: [
    'Your transfers are confirmed',
    'K7QXW2MDPR',
    'Premium SUV · Round trip · 1 private vehicle',
    'Monday, December 21, 2026',
    'Cancún time',
    'Cancún International Airport, Terminal 3',
    'Leave customs by the right-hand door and walk to pillar 12.',
    'AA 1205 · American Airlines',
    'lands at 2:35 PM',
    'The day before your flight on Monday, December 28, 2026.',
    'Be in the lobby at 10:30 PM.',
    'Your driver is there when you land and waits until at least 3:35 PM.',
    'Your driver waits until at least 11:00 PM.',
    'USD 160.00',
    'Arrival: you can change it online until Thursday, December 17, 2026, 2:35 PM, Cancún time.',
    'Call +52 998 555 0134',
    'transfers@perla.example',
  ],
  es: [
    'Tus traslados están confirmados',
    'Camioneta premium · Viaje redondo · 1 vehículo privado',
    'Lunes, 21 de diciembre de 2026',
    'hora de Cancún',
    'aterriza a las 14:35',
    'El día anterior a tu vuelo del lunes, 28 de diciembre de 2026.',
    'Llega al lobby a las 22:30.',
    'Tu chofer está ahí cuando aterrizas y espera por lo menos hasta las 15:35.',
    'Tu chofer espera por lo menos hasta las 23:00.',
    'Llegada: puedes cambiarla en línea hasta el jueves, 17 de diciembre de 2026, 14:35, hora de Cancún.',
    'Llama al +52 998 555 0134',
  ],
} as const;

describe.each(['en', 'es'] as const)('confirmation in %s', (language) => {
  it('says everything in HTML and in text alike', () => {
    const letter = write(language);
    for (const part of said[language]) {
      expect(seen(letter.html)).toContain(part);
      expect(letter.text.replaceAll('\u00a0', ' ')).toContain(part);
    }
    expect(letter.html).toContain(`<html lang="${language === 'es' ? 'es-MX' : 'en-US'}">`);
    expect(letter.html).toContain(
      'href="https://transfers.perla.example/mytransportation?booking=K7QXW2MDPR"',
    );
  });

  it('fetches nothing and runs nothing', () => {
    expect(write(language).html).not.toMatch(/<img|<script|<link|src=|url\(|@import/i);
  });
});

describe('confirmation', () => {
  it('has a subject and a preview in the booking’s language', () => {
    expect(write('en')).toMatchObject({
      subject: 'Your transfers are confirmed · K7QXW2MDPR',
      preview: 'Your first pick-up: Monday, December 21, 2026, 2:35\u00a0PM, Cancún time.',
    });
    expect(write('es')).toMatchObject({
      subject: 'Tus traslados están confirmados · K7QXW2MDPR',
      preview: 'Lunes, 21 de diciembre de 2026, 14:35, hora de Cancún: tu primer traslado.',
    });
    expect(write('es', { transfers: [exampleTransfer()] }).subject).toBe(
      'Tu traslado está confirmado · K7QXW2MDPR',
    );
  });

  it('asks for a flight that is missing', () => {
    const letter = write('en', { transfers: [exampleTransfer({ flight_code: '' })] });
    expect(letter.text).toContain('We still need your flight number.');
  });

  it('previews the first ride that still stands', () => {
    const letter = write('en', { transfers: [exampleTransfer({ status: 'cancelled' }), exampleDeparture()] });
    expect(letter.preview).toContain('Sunday, December 27, 2026');
    expect(letter.text).toContain('ARRIVAL · CANCELED');
  });

  it('carries what a guest wrote as text only', () => {
    const evil = '</td><script>alert(1)</script>{{7*7}}<a href="javascript:x">';
    const letter = write('en', {
      observation: evil,
      contact: { name: evil, email: 'maria@example.com', phone: '+1' },
      hotel_name: evil,
    });
    expect(letter.html).not.toMatch(/<script|<a href="javascript/i);
    expect(letter.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;{{7*7}}');
    expect(letter.text).toContain(evil);
  });

  it('keeps line breaks out of the subject and the preview', () => {
    const letter = write('en', { coupon_id: 'K7\r\nBcc: x@y.example' });
    expect(letter.subject).not.toMatch(/[\r\n]/);
  });

  it('names only the ways to reach us that there are', () => {
    const brand = { name: 'Otra', email: '', colours: {} };
    expect(write('en', { phone: '' }, { brand }).text).not.toContain('Need help?');
    expect(seen(write('en', {}, { brand }).html)).toMatch(/Need help\? +Call \+52 998 555 0134 +$/);
    expect(seen(write('en').html)).toMatch(/Call \+52 998 555 0134 +· +transfers@perla\.example +$/);
  });

  it('takes only colours from the brand', () => {
    const brand = {
      name: 'Otra',
      email: 'a@otra.example',
      colours: { accent: '#123456', lagoon: 'red;x:url(//evil)' },
    };
    const { html } = write('en', {}, { brand });
    expect(html).toContain('background:#123456');
    expect(html).not.toContain('evil');
  });
});

describe('resort notice', () => {
  it('tells the resort’s people whom to expect, without the guest’s link', () => {
    const letter = writeLetter(resortNotice, exampleFacts('en', { ...exampleCoupon() }));
    expect(letter.subject).toBe('New transfer · Perla Bahía · K7QXW2MDPR');
    expect(letter.text).toContain('CONTACT\nMaría Muñoz López\nmaria@example.com · +529981234567');
    expect(letter.text).toContain('A sign with both names');
    expect(letter.html).not.toContain('mytransportation');
  });
});
