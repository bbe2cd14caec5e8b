import type { phoneNews as english } from '../en/phone-news.ts';

export const phoneNews = {
  title: 'Noticias de tu vuelo en tu teléfono',
  lead: (phone) =>
    `Si tu vuelo cambia la hora de tu traslado, te escribimos por correo. ¿Quieres también un mensaje al ${phone}?`,
  on: (phone) =>
    `Te enviamos las noticias de tu vuelo al ${phone}. Si un mensaje no llega, te escribimos por correo.`,
  channels: { sms: 'Mensaje de texto (SMS)', whatsapp: 'WhatsApp' },
  agree: { sms: 'Sí, por SMS', whatsapp: 'Sí, por WhatsApp' },
  end: 'Desactivar',
  isOn: 'Activado',
  since: (moment) => `desde el ${moment}`,
  endedByPhone: 'Lo desactivaste desde tu teléfono.',
  busy: 'Guardando…',
  failed: 'No pudimos guardarlo. Inténtalo de nuevo.',
  offers: {
    title: 'Ofertas',
    lead: 'Solo si quieres. Van aparte de las noticias de tu traslado.',
    failed: 'No pudimos guardarlo. Inténtalo de nuevo.',
  },
} satisfies typeof english;
