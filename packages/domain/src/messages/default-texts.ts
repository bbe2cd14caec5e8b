import { DEFAULT_NOTICES } from './default-notices.ts';
import type { MessageKind, TextsByLanguage } from './message-kinds.ts';

/** What each message says where staff have written nothing. */
export const DEFAULT_TEXTS: Readonly<Record<MessageKind, TextsByLanguage>> = {
  ...DEFAULT_NOTICES,
  confirmation: {
    en: {
      subject: '{{transfers_confirmed}} · {{booking_number}}',
      preview_text: 'Your first pick-up: {{pickup_date}}, {{pickup_time}}.',
      headline: '{{transfers_confirmed}}',
      body: 'Hello {{guest_name}}, everything is set. Your ticket and calendar file are attached.',
      closing: '',
    },
    es: {
      subject: '{{transfers_confirmed}} · {{booking_number}}',
      preview_text: '{{pickup_date}}, {{pickup_time}}: tu primer traslado.',
      headline: '{{transfers_confirmed}}',
      body: 'Hola, {{guest_name}}: todo está listo. Adjuntamos tu boleto y el archivo para tu calendario.',
      closing: '',
    },
  },
  payment_reminder: {
    en: {
      subject: 'Your transfer isn’t paid yet · {{booking_number}}',
      preview_text: 'You can pay until {{pay_by}}.',
      headline: 'Pay to confirm your transfer',
      body: 'Hello {{guest_name}}, your transfer isn’t confirmed yet because it isn’t paid. You can pay at this price until {{pay_by}}. After that, the booking expires and you owe nothing.',
      closing: '',
    },
    es: {
      subject: 'Falta pagar tu traslado · {{booking_number}}',
      preview_text: 'Puedes pagar hasta el {{pay_by}}.',
      headline: 'Paga para confirmar tu traslado',
      body: 'Hola, {{guest_name}}: tu traslado aún no está confirmado porque falta el pago. Puedes pagar a este precio hasta el {{pay_by}}. Después, la reservación vence y no debes nada.',
      closing: '',
    },
  },
  change: {
    en: {
      subject: 'Your transfer was changed · {{booking_number}}',
      preview_text: 'See what changed and your pick-up times.',
      headline: 'Your transfer was changed',
      body: 'Hello {{guest_name}}, your change is made. Your new ticket and calendar file are attached. Please use them instead of the earlier ones.',
      closing: 'If you didn’t make this change, please call us right away.',
    },
    es: {
      subject: 'Tu traslado cambió · {{booking_number}}',
      preview_text: 'Consulta qué cambió y a qué hora pasamos por ti.',
      headline: 'Tu traslado cambió',
      body: 'Hola, {{guest_name}}: hicimos tu cambio. Adjuntamos tu nuevo boleto y el archivo para tu calendario. Úsalos en lugar de los anteriores.',
      closing: 'Si tú no hiciste este cambio, llámanos de inmediato.',
    },
  },
  cancellation: {
    en: {
      subject: 'Your transfer is canceled · {{booking_number}}',
      preview_text: '{{refund_note}}',
      headline: '{{transfers_canceled}}',
      body: 'Hello {{guest_name}}, we canceled your transfer. Your resort stay hasn’t changed.',
      closing: 'If you didn’t cancel this, please call us right away.',
    },
    es: {
      subject: 'Tu traslado se canceló · {{booking_number}}',
      preview_text: '{{refund_note}}',
      headline: '{{transfers_canceled}}',
      body: 'Hola, {{guest_name}}: cancelamos tu traslado. Tu estancia en el resort sigue igual.',
      closing: 'Si tú no cancelaste, llámanos de inmediato.',
    },
  },
  refund: {
    en: {
      subject: 'Refund of {{refund_amount}} · {{booking_number}}',
      preview_text: 'We refunded {{refund_amount}}.',
      headline: 'Your refund is on its way',
      body: 'Hello {{guest_name}}, we refunded {{refund_amount}} to the card you paid with. Your bank may take 5 to 10 days to show it.',
      closing: '',
    },
    es: {
      subject: 'Reembolso de {{refund_amount}} · {{booking_number}}',
      preview_text: 'Ya reembolsamos {{refund_amount}}.',
      headline: 'Tu reembolso va en camino',
      body: 'Hola, {{guest_name}}: ya reembolsamos {{refund_amount}} a la tarjeta con la que pagaste. Tu banco puede tardar de 5 a 10 días en mostrarlo.',
      closing: '',
    },
  },
};
