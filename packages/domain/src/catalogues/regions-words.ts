import type { regions } from './regions.ts';
import type { WordsOf } from './words.ts';

export const regionsWords = {
  en: {
    one: 'region',
    many: 'regions',
    lead: 'Who is offered rides and who is not. Changes apply to the next guest.',
    noneText: 'Rides are offered to everyone. Add a region to limit them.',
    newLead: 'A region decides which stays are offered rides.',
    columns: {
      name: 'Name',
      allow_tags: 'Allowed tags',
      deny_tags: 'Denied tags',
    },
    heads: { allow_tags: 'Offered to', deny_tags: 'Not offered to' },
    labels: { allow_tags: 'Allow', deny_tags: 'Deny', active: 'Active: it applies to guests' },
    hints: {
      name: 'For you and your colleagues. Guests never see it.',
      allow_tags: 'Stays with one of these are offered rides.',
      deny_tags: 'Stays with one of these are never offered rides. Deny always wins over allow.',
    },
    issues: { 'tag.contradiction': 'A tag can be allowed or denied, not both.' },
  },
  es: {
    one: 'región',
    many: 'regiones',
    gender: 'f',
    lead: 'A quién se le ofrecen traslados y a quién no. Los cambios aplican al siguiente huésped.',
    noneText: 'Los traslados se ofrecen a todos. Agrega una región para limitarlos.',
    newLead: 'Una región define a qué estancias se les ofrecen traslados.',
    columns: {
      name: 'Nombre',
      allow_tags: 'Etiquetas permitidas',
      deny_tags: 'Etiquetas denegadas',
    },
    heads: { allow_tags: 'Se ofrece a', deny_tags: 'No se ofrece a' },
    labels: { allow_tags: 'Permitir', deny_tags: 'Denegar', active: 'Activa: aplica a los huéspedes' },
    hints: {
      name: 'Para ti y tus colegas. Los huéspedes nunca lo ven.',
      allow_tags: 'A las estancias con una de estas se les ofrecen traslados.',
      deny_tags:
        'A las estancias con una de estas nunca se les ofrecen traslados. Denegar siempre gana sobre permitir.',
    },
    flags: {
      active: {
        yes: 'Activa',
        no: 'Inactiva',
        filter: { all: 'Todas', yes: 'Activas', no: 'Inactivas' },
      },
    },
    issues: { 'tag.contradiction': 'Una etiqueta se puede permitir o denegar, no ambas.' },
  },
} satisfies WordsOf<typeof regions>;
