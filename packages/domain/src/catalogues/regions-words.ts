import type { regions } from './regions.ts';
import type { WordsOf } from './words.ts';

export const regionsWords = {
  en: {
    title: 'Regions',
    lead: 'Who is offered rides and who is not. Changes apply to the next guest.',
    searchHint: 'Name or tag',
    add: 'Add a region',
    none: 'There are no regions yet',
    noneText: 'Rides are offered to everyone. Add a region to limit them.',
    newLead: 'A region decides which stays are offered rides.',
    back: 'All regions',
    readOnly: 'You can see regions but not change them.',
    gone: 'We can’t find this region',
    failed: 'We couldn’t load the region.',
    columns: {
      name: 'Name',
      allow_tags: 'Allow tags',
      deny_tags: 'Deny tags',
      status: 'Status',
      updated: 'Last changed',
    },
    labels: { allow_tags: 'Allow', deny_tags: 'Deny', active: 'Active: it applies to guests' },
    hints: {
      name: 'For you and your colleagues. Guests never see it.',
      allow_tags: 'Stays with one of these are offered rides.',
      deny_tags: 'Stays with one of these are never offered rides. Deny always wins over allow.',
    },
    flags: {
      active: { yes: 'Active', no: 'Inactive', filter: { all: 'All', yes: 'Active', no: 'Inactive' } },
    },
    form: {
      save: 'Save the region',
      create: 'Add the region',
      delete: 'Delete the region…',
    },
  },
  es: {
    title: 'Regiones',
    lead: 'A quién se le ofrecen traslados y a quién no. Los cambios aplican al siguiente huésped.',
    searchHint: 'Nombre o etiqueta',
    add: 'Agregar una región',
    none: 'Todavía no hay regiones',
    noneText: 'Los traslados se ofrecen a todos. Agrega una región para limitarlos.',
    newLead: 'Una región define a qué estancias se les ofrecen traslados.',
    back: 'Todas las regiones',
    readOnly: 'Puedes ver las regiones, pero no cambiarlas.',
    gone: 'No encontramos esta región',
    failed: 'No se pudo cargar la región.',
    columns: {
      name: 'Nombre',
      allow_tags: 'Etiquetas permitidas',
      deny_tags: 'Etiquetas negadas',
      status: 'Estado',
      updated: 'Último cambio',
    },
    labels: { allow_tags: 'Permitir', deny_tags: 'Negar', active: 'Activa: aplica a los huéspedes' },
    hints: {
      name: 'Para ti y tus colegas. Los huéspedes nunca lo ven.',
      allow_tags: 'A las estancias con una de estas se les ofrecen traslados.',
      deny_tags:
        'A las estancias con una de estas nunca se les ofrecen traslados. Negar siempre gana sobre permitir.',
    },
    flags: {
      active: {
        yes: 'Activa',
        no: 'Inactiva',
        filter: { all: 'Todas', yes: 'Activas', no: 'Inactivas' },
      },
    },
    form: { save: 'Guardar la región', create: 'Agregar la región', delete: 'Eliminar la región…' },
  },
} satisfies WordsOf<typeof regions>;
