import type { airportTerminals } from './airport-terminals.ts';
import type { WordsOf } from './words.ts';

export const airportTerminalsWords = {
  en: {
    one: 'terminal',
    many: 'terminals of airports',
    lead: 'Where guests of each terminal meet their driver, and where they are let out on the way back.',
    noneText:
      'Guests of every terminal read the airport’s own meeting point. Add terminals where it differs.',
    columns: {
      airport_id: 'Airport',
      terminal: 'Terminal',
      meeting_point: 'Meeting point',
      sign: 'Sign',
      drop_off: 'Drop-off',
    },
    labels: { active: 'Active: guests read it' },
    hints: {
      terminal: 'As the boards call it, like 3 or A.',
      meeting_point: 'Empty means the airport’s own.',
      sign: 'A whole sentence. Empty means the usual one, with the name of the brand.',
      drop_off: 'The door where departing guests are let out.',
    },
    sections: { arrival: 'After landing', departure: 'On the way back', use: 'Use' },
    taken: 'This airport has this terminal already.',
  },
  es: {
    one: 'terminal',
    many: 'terminales de aeropuertos',
    gender: 'f',
    lead: 'Dónde encuentran a su chofer los huéspedes de cada terminal y dónde bajan al regreso.',
    noneText:
      'En todas las terminales se lee el punto de encuentro del aeropuerto. Agrega las que tengan otro.',
    columns: {
      airport_id: 'Aeropuerto',
      terminal: 'Terminal',
      meeting_point: 'Punto de encuentro',
      sign: 'Letrero',
      drop_off: 'Dónde bajan',
    },
    labels: { active: 'Activa: los huéspedes la leen' },
    hints: {
      terminal: 'Como en los letreros del aeropuerto: 3 o A.',
      meeting_point: 'Vacío: el del aeropuerto.',
      sign: 'Una oración completa. Vacío: la de siempre, con el nombre de la marca.',
      drop_off: 'La puerta donde bajan los huéspedes que salen.',
    },
    sections: { arrival: 'Después de aterrizar', departure: 'De regreso', use: 'Uso' },
    taken: 'Este aeropuerto ya tiene esta terminal.',
  },
} satisfies WordsOf<typeof airportTerminals>;
