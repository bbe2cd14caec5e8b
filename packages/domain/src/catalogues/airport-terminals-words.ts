import type { airportTerminals } from './airport-terminals.ts';
import type { WordsOf } from './words.ts';

export const airportTerminalsWords = {
  en: {
    one: 'terminal',
    many: 'airport terminals',
    lead: 'Where guests of each terminal meet their driver and are dropped off.',
    noneText: 'All terminals use the airport’s meeting point. Add the terminals that have another one.',
    columns: {
      airport_id: 'Airport',
      terminal: 'Terminal',
      meeting_point: 'Meeting point',
      sign: 'Sign',
      drop_off: 'Drop-off',
    },
    empties: { meeting_point: 'The airport’s own' },
    labels: { active: 'Active: shown to guests' },
    hints: {
      terminal: 'As on the airport’s signs, like 3 or A.',
      meeting_point: 'Leave it empty for the airport’s own.',
      sign: 'A whole sentence. Leave it empty for the usual one, with the name of the brand.',
      drop_off: 'The door where departing guests are dropped off.',
    },
    sections: { arrival: 'After landing', departure: 'Departure', use: 'Status' },
    taken: 'This airport already has this terminal.',
  },
  es: {
    one: 'terminal',
    many: 'terminales',
    gender: 'f',
    lead: 'Dónde encuentran a su chofer los huéspedes de cada terminal y dónde bajan.',
    noneText: 'Todas las terminales usan el punto de encuentro del aeropuerto. Agrega las que tengan otro.',
    columns: {
      airport_id: 'Aeropuerto',
      terminal: 'Terminal',
      meeting_point: 'Punto de encuentro',
      sign: 'Letrero',
      drop_off: 'Dónde bajan',
    },
    empties: { meeting_point: 'El del aeropuerto' },
    labels: { active: 'Activa: se muestra a los huéspedes' },
    hints: {
      terminal: 'Como en los letreros del aeropuerto: 3 o A.',
      meeting_point: 'Déjalo vacío para el del aeropuerto.',
      sign: 'Una oración completa. Déjalo vacío para la habitual, con el nombre de la marca.',
      drop_off: 'La puerta donde bajan los huéspedes que salen.',
    },
    sections: { arrival: 'Después de aterrizar', departure: 'Salida', use: 'Estado' },
    taken: 'Este aeropuerto ya tiene esta terminal.',
  },
} satisfies WordsOf<typeof airportTerminals>;
