import type { includedRules } from './included-rules.ts';
import type { WordsOf } from './words.ts';

export const includedRulesWords = {
  en: {
    one: 'included ride rule',
    many: 'included ride rules',
    lead: 'Stays with an included ride. A stay must meet every condition of a rule. If it meets several rules, the one added first applies.',
    noneText: 'Without these rules, every guest pays for the ride.',
    columns: {
      description: 'Description',
      property_id: 'Property',
      service_id: 'Included ride',
      rate_plan: 'Rate plan',
      market_segment: 'Market segment',
      min_nights: 'Nights',
      is_member: 'Member',
      is_guest: 'Guest of a member',
      club: 'Club',
    },
    labels: { min_nights: 'Minimum nights', active: 'In force' },
    empties: { rate_plan: 'Any', market_segment: 'Any', club: 'Any' },
    hints: {
      service_id: 'A service of this resort.',
      rate_plan: 'As on the stay. Leave it empty for every rate plan.',
      market_segment: 'As on the stay. Leave it empty for every segment.',
      min_nights: '0 for any stay.',
      club: 'The club’s name, as on the stay. Leave it empty for every stay.',
    },
    choices: {
      is_member: { either: 'Either', yes: 'Members only', no: 'Not members' },
      is_guest: { either: 'Either', yes: 'Guests of members only', no: 'Not guests of members' },
    },
    sections: { stays: 'Stays' },
  },
  es: {
    one: 'regla de traslado incluido',
    many: 'reglas de traslado incluido',
    gender: 'f',
    lead: 'Estancias con traslado incluido. Una estancia debe cumplir todas las condiciones de una regla. Si cumple varias, aplica la que se agregó primero.',
    noneText: 'Sin estas reglas, cada huésped paga su traslado.',
    columns: {
      description: 'Descripción',
      property_id: 'Propiedad',
      service_id: 'Traslado incluido',
      rate_plan: 'Plan tarifario',
      market_segment: 'Segmento de mercado',
      min_nights: 'Noches',
      is_member: 'Socio',
      is_guest: 'Invitado de un socio',
      club: 'Club',
    },
    labels: { min_nights: 'Mínimo de noches', active: 'En vigor' },
    empties: { rate_plan: 'Cualquiera', market_segment: 'Cualquiera', club: 'Cualquiera' },
    hints: {
      service_id: 'Un servicio de este resort.',
      rate_plan: 'Como en la estancia. Déjalo vacío para todos los planes.',
      market_segment: 'Como en la estancia. Déjalo vacío para todos los segmentos.',
      min_nights: '0 para cualquier estancia.',
      club: 'El nombre del club, como en la estancia. Déjalo vacío para todas las estancias.',
    },
    choices: {
      is_member: { either: 'Cualquiera', yes: 'Solo socios', no: 'No socios' },
      is_guest: { either: 'Cualquiera', yes: 'Solo invitados de socios', no: 'No invitados de socios' },
    },
    sections: { stays: 'Estancias' },
  },
} satisfies WordsOf<typeof includedRules>;
