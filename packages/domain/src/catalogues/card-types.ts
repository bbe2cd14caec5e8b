import { CARD_BRANDS, CARD_FUNDINGS } from '../booking/cards.ts';
import { defineCatalogue } from './definition.ts';

/** The cards that guests may pay with. Of two rows about the same cards the one that refuses counts. */
export const cardTypes = defineCatalogue({
  name: 'card-types',
  one: 'card_type',
  calls: { one: 'CardType', many: 'CardTypes' },
  table: 'card_type',
  title: 'name',
  seenBy: ['concierge'],
  changedBy: ['finance'],
  shows: 'The marks beside the card fields, and which cards are refused before they are charged.',
  key: ['name'],
  fields: {
    name: { kind: 'text', max: 40, isUnique: true },
    brand: { kind: 'choice', of: CARD_BRANDS },
    funding: { kind: 'choice', of: CARD_FUNDINGS },
    /** The word on the mark; a row without one has no mark of its own. */
    logo: { kind: 'text', max: 16, isOptional: true },
    accepted: {
      kind: 'flag',
      usual: true,
      as: { name: 'status', yes: 'accepted', no: 'refused' },
    },
  },
  columns: ['name', 'brand', 'funding', 'accepted'],
  search: ['name', 'logo'],
  orders: ['name', 'brand', 'funding', 'logo', 'status', 'updated'],
  example: { name: 'JCB prepaid', brand: 'jcb', funding: 'prepaid', logo: 'JCB', accepted: true },
  otherwise: { logo: '', accepted: false },
  codes: [],
});
