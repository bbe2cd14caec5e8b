import { ACTIVE_STATUS, defineCatalogue } from './definition.ts';
import { EMAIL } from './text-forms.ts';

/** Recipients of a property's notices. With the property's code, the topic is the tag that the group's systems know. */
export const notificationGroups = defineCatalogue({
  name: 'notification-groups',
  one: 'notification_group',
  calls: { one: 'Recipient', many: 'Recipients' },
  table: 'notification_group',
  title: 'name',
  isOfThisInstallation: true,
  seenBy: [],
  changedBy: ['catalogue', 'concierge'],
  shows: 'Who gets notices of bookings, of failed sales, and questions of guests.',
  fields: {
    /** The part before the property’s code in a tag: `TRANS:CARTACONFIRMACION:BP`. */
    topic: { kind: 'choice', of: ['TRANS:CARTACONFIRMACION', 'TRANS:ERROCREARCUPON', 'TRANS:CONTACTO'] },
    property_id: { kind: 'reference', to: 'property' },
    /** The recipient. It is typed to delete the row, so it stands in an address: no person’s mail does. */
    name: { kind: 'text', max: 80 },
    email: { kind: 'text', max: 254, form: EMAIL },
    active: ACTIVE_STATUS,
  },
  key: ['topic', 'property_id', 'email'],
  takenAt: 'email',
  columns: ['property_id', 'topic', 'email', 'name', 'active'],
  search: ['name', 'email', 'property_id'],
  orders: ['property_id', 'name', 'email', 'topic', 'status', 'updated'],
  example: {
    topic: 'TRANS:CARTACONFIRMACION',
    property_id: 1,
    name: 'Night desk',
    email: 'night.bp@perla.com',
    active: false,
  },
  otherwise: { active: true },
  codes: [],
});
