import type { systems } from './systems.ts';
import type { WordsOf } from './words.ts';

export const systemsWords = {
  en: {
    one: 'API client',
    many: 'API clients',
    lead: 'Programs that use our API, each with its own keys.',
    noneText: 'Only the website uses our API. Add a client before you give a partner a key.',
    newLead: 'Save it first. Then create its key on its page.',
    columns: {
      name: 'Name',
      username: 'User name',
      calls: 'Access',
      calls_a_minute: 'Calls per minute',
    },
    labels: { calls_a_minute: 'Maximum calls per minute', active: 'Active: its keys work' },
    hints: {
      username: 'Lowercase letters, digits and hyphens. It signs in with this name and a key.',
      calls:
        'Stays and bookings: only for guests who give their name and number. Access that you remove ends at once.',
      calls_a_minute: 'Leave it empty for no limit.',
    },
    choices: {
      calls: {
        catalogue: 'Resorts, services and prices',
        look_ups: 'Flights and exchange rate',
        guests: 'Stays and bookings of guests',
        contact: 'Questions to the resort',
        '*': 'Everything',
      },
    },
    issues: { 'system.user_of_app': 'The website itself has this name. Choose another one.' },
  },
  es: {
    one: 'cliente de la API',
    many: 'clientes de la API',
    gender: 'm',
    lead: 'Programas que usan nuestra API, cada uno con sus claves.',
    noneText: 'Solo el sitio web usa nuestra API. Agrega un cliente antes de darle una clave a un socio.',
    newLead: 'Primero guárdalo. Después crea su clave en su página.',
    columns: {
      name: 'Nombre',
      username: 'Usuario',
      calls: 'Acceso',
      calls_a_minute: 'Llamadas por minuto',
    },
    labels: { calls_a_minute: 'Máximo de llamadas por minuto', active: 'Activo: sus claves funcionan' },
    hints: {
      username: 'Minúsculas, números y guiones. Entra con este nombre y una clave.',
      calls:
        'Estancias y reservaciones: solo de huéspedes que dan su nombre y número. El acceso que quites termina de inmediato.',
      calls_a_minute: 'Déjalo vacío si no hay límite.',
    },
    choices: {
      calls: {
        catalogue: 'Resorts, servicios y precios',
        look_ups: 'Vuelos y tipo de cambio',
        guests: 'Estancias y reservaciones de huéspedes',
        contact: 'Preguntas al resort',
        '*': 'Todo',
      },
    },
    issues: { 'system.user_of_app': 'El sitio web usa este nombre. Elige otro.' },
  },
} satisfies WordsOf<typeof systems>;
