/**
 * What the house rules let pass, each with its reason. An entry that is no longer needed is reported, too.
 */

/**
 * Files of more than 300 lines.
 *
 * @type {Record<string, string>}
 */
export const longFiles = {
  'apps/api/src/demo/airline-lines.ts': 'a list of every airline, one a line',
  'apps/api/src/db/schema.ts': 'the tables as types, one after another, with nothing to divide',
};

/**
 * Imports of another feature's repository, routes, presenter or jobs: `importing file -> imported file`.
 *
 * @type {Record<string, string>}
 */
export const crossFeatureImports = {};
