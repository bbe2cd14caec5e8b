import type { Language } from '../language.ts';
import type { ConsentChannel } from './channel.ts';

/** Messages about the ride itself, apart from anything that sells. */
export type ConsentPurpose = 'ride' | 'offers';

/** A sentence that a guest agreed to. A changed sentence is a new version; old ones stay, because consents name them. */
type Wording = {
  readonly id: string;
  readonly version: number;
  readonly channel: ConsentChannel;
  readonly purpose: ConsentPurpose;
  readonly text: Readonly<Record<Language, string>>;
};

/** Every sentence that was ever shown, the newest version of each last. */
export const WORDINGS: readonly Wording[] = [
  {
    id: 'sms-offers',
    version: 1,
    channel: 'sms',
    purpose: 'offers',
    text: {
      en: 'Text me offers for transfers now and then. Reply STOP to end it. Your carrier’s rates apply.',
      es: 'Mándenme por SMS ofertas de traslados de vez en cuando. Responde BAJA para no recibir más. Aplican las tarifas de tu operador.',
    },
  },
  {
    id: 'whatsapp-offers',
    version: 1,
    channel: 'whatsapp',
    purpose: 'offers',
    text: {
      en: 'Send me offers for transfers on WhatsApp now and then. Reply STOP to end it.',
      es: 'Mándenme por WhatsApp ofertas de traslados de vez en cuando. Responde BAJA para no recibir más.',
    },
  },
  {
    id: 'sms-ride',
    version: 1,
    channel: 'sms',
    purpose: 'ride',
    text: {
      en: 'Text me when my flight changes my pick-up. Reply STOP to end it. Your carrier’s rates apply.',
      es: 'Mándenme un SMS si mi vuelo cambia la hora de mi traslado. Responde BAJA para no recibir más. Aplican las tarifas de tu operador.',
    },
  },
  {
    id: 'whatsapp-ride',
    version: 1,
    channel: 'whatsapp',
    purpose: 'ride',
    text: {
      en: 'Send me a WhatsApp message when my flight changes my pick-up. Reply STOP to end it.',
      es: 'Mándenme un WhatsApp si mi vuelo cambia la hora de mi traslado. Responde BAJA para no recibir más.',
    },
  },
  {
    id: 'push-ride',
    version: 1,
    channel: 'push',
    purpose: 'ride',
    text: {
      en: 'Show me a notification on this device when my flight changes my pick-up. It names my flight and its times, not me.',
      es: 'Muéstrenme una notificación en este dispositivo si mi vuelo cambia la hora de mi traslado. Dice mi vuelo y las horas, no mi nombre.',
    },
  },
];

/** The newest sentence for each channel and purpose. */
export const currentWordings = (): readonly Wording[] =>
  WORDINGS.filter((one) => !WORDINGS.some((other) => other.id === one.id && other.version > one.version));

/** The sentence that a consent names, if it was shown for that channel and purpose; null for none. */
export const findWording = (named: Pick<Wording, 'id' | 'version' | 'channel' | 'purpose'>): Wording | null =>
  WORDINGS.find(
    ({ id, version, channel, purpose }) =>
      id === named.id && version === named.version && channel === named.channel && purpose === named.purpose,
  ) ?? null;
