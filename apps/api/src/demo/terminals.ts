import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Terminals where guests are met at a place of their own. The buildings are real, doors and pillars invented. Elsewhere the airport's own counts. */
export const demoTerminals: readonly Insertable<Database['airport_terminal']>[] = [
  {
    id: 1,
    airport_id: 1,
    terminal: '2',
    meeting_point_en:
      'Leave the arrivals hall by the middle door and cross to the island with the palms. Our hosts wait by the first bench.',
    meeting_point_es:
      'Sal de llegadas por la puerta de en medio y cruza al camellón de las palmeras. Nuestros anfitriones esperan en la primera banca.',
    drop_off_en: 'Departures, door 1, next to the airline counters',
    drop_off_es: 'Salidas, puerta 1, junto a los mostradores',
  },
  {
    id: 2,
    airport_id: 1,
    terminal: '3',
    meeting_point_en:
      'Leave the terminal through the glass doors after customs. Our hosts in sand-colored shirts wait under the canopy, 20 steps to the right.',
    meeting_point_es:
      'Sal de la terminal por las puertas de cristal después de la aduana. Nuestros anfitriones, con camisa color arena, esperan bajo la techumbre, a 20 pasos a la derecha.',
    drop_off_en: 'Departures, door 4, upper level',
    drop_off_es: 'Salidas, puerta 4, planta alta',
  },
  {
    id: 3,
    airport_id: 1,
    terminal: '4',
    meeting_point_en:
      'After customs, turn left and walk to the end of the hall. Our hosts wait outside at pillar 14, in front of the coffee bar.',
    meeting_point_es:
      'Después de la aduana, da vuelta a la izquierda y camina hasta el final de la sala. Nuestros anfitriones esperan afuera, en la columna 14, frente a la cafetería.',
    drop_off_en: 'Departures, door 2, upper level',
    drop_off_es: 'Salidas, puerta 2, planta alta',
  },
  {
    id: 4,
    airport_id: 4,
    terminal: '1',
    meeting_point_en:
      'Step outside by the only door of domestic arrivals. Our hosts wait by umbrella number 2.',
    meeting_point_es:
      'Sal por la única puerta de llegadas nacionales. Nuestros anfitriones esperan en la sombrilla número 2.',
    drop_off_en: 'Domestic departures, the door beside the pharmacy',
    drop_off_es: 'Salidas nacionales, la puerta junto a la farmacia',
  },
  {
    id: 5,
    airport_id: 4,
    terminal: '2',
    drop_off_en: 'International departures, door 3',
    drop_off_es: 'Salidas internacionales, puerta 3',
  },
  {
    id: 6,
    airport_id: 7,
    terminal: 'A',
    drop_off_en: 'Departures of Terminal A, the first door',
    drop_off_es: 'Salidas de la Terminal A, la primera puerta',
  },
  {
    id: 7,
    airport_id: 7,
    terminal: 'B',
    drop_off_en: 'Departures of Terminal B, the first door',
    drop_off_es: 'Salidas de la Terminal B, la primera puerta',
  },
];
