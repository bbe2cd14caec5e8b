/**
 * Rules of imports. The directions: web → contract → domain, api → contract → domain, and inside the API
 * routes → use cases → repositories, with adapters chosen in one place.
 *
 * @import { Import, Problem, SourceFile } from './source-tree.mjs'
 */
import { onFloor } from './api-rooms.mjs';

/**
 * @typedef {{
 *   rule: string,
 *   in: RegExp,
 *   tests?: boolean,
 *   refuses: (found: Import, file: SourceFile) => boolean,
 *   says: string,
 * }} ImportRule `tests` is true where the rule binds tests as well
 */

/** The one thing that tests of another workspace may take from the API: it is no part of the product. */
const testDatabases = 'apps/api/src/testing/database/test-databases.ts';

/** @param {Import} found */
const isPackage = (found) => found.file === undefined;

/**
 * @param {Import} found
 * @param {...string} names
 */
const isNamed = (found, ...names) =>
  names.some((name) => found.target === name || found.target.startsWith(`${name}/`));

/** @param {string} path */
const workspaceOf = (path) => /^(packages|apps|sandbox)\/[^/]+\//.exec(path)?.[0];

/** @type {ImportRule[]} */
const rules = [
  {
    rule: 'domain-imports',
    in: /^packages\/domain\/src\//,
    refuses: (found) =>
      isPackage(found)
        ? !isNamed(found, 'temporal-polyfill')
        : !found.file?.startsWith('packages/domain/src/'),
    says: 'the rules import nothing but themselves and temporal-polyfill',
  },
  {
    rule: 'contract-imports',
    in: /^packages\/contract\/src\//,
    refuses: (found) =>
      isPackage(found)
        ? !isNamed(found, 'zod')
        : !/^packages\/(contract|domain)\/src\//.test(found.file ?? ''),
    says: 'the contract imports the rules and zod, nothing else',
  },
  {
    rule: 'web-imports',
    in: /^apps\/web\//,
    tests: true,
    refuses: (found) =>
      isNamed(found, '@traslado/api', '@traslado/feed', '@traslado/gateway') ||
      /^(apps\/api|sandbox)\//.test(found.file ?? ''),
    says: 'the web knows the server only by the contract',
  },
  {
    rule: 'own-workspace',
    in: /^(packages|apps|sandbox)\//,
    tests: true,
    refuses: (found, file) =>
      found.target.startsWith('.') &&
      !(found.file ?? '').startsWith(workspaceOf(file.path) ?? '') &&
      !(file.isTest && found.file === testDatabases),
    says: 'another workspace is imported by its name, not by a path',
  },
  {
    rule: 'ports-know-no-adapter',
    in: /^apps\/api\/src\/ports\//,
    tests: true,
    refuses: ({ file = '' }) => onFloor.test(file) || /^apps\/api\/src\/(adapters|db|http|jobs)\//.test(file),
    says: 'a port speaks our words and knows neither who fulfils it nor who asks',
  },
  {
    rule: 'adapters-chosen-once',
    in: /^apps\/api\/src\/(?!adapters\/|testing\/|main\.ts$|choose-[a-z-]+\.ts$)/,
    refuses: (found) => /^apps\/api\/src\/adapters\//.test(found.file ?? ''),
    says: 'only main.ts (with its choose-….ts) and the tests choose an adapter; others know the port',
  },
  {
    rule: 'adapters-know-no-feature',
    in: /^apps\/api\/src\/adapters\//,
    refuses: ({ file = '' }) => onFloor.test(file) || /^apps\/api\/src\/http\//.test(file),
    says: 'an adapter speaks to the outside and knows no feature',
  },
  {
    rule: 'http-stays-in-routes',
    in: new RegExp(`${onFloor.source}(?!(?:[^/]+/)?routes\\.ts$)`),
    refuses: (found) => isNamed(found, 'fastify', '@fastify', 'fastify-plugin', 'fastify-type-provider-zod'),
    says: 'only routes.ts knows the HTTP framework',
  },
  {
    rule: 'tests-not-imported',
    in: /./,
    refuses: (found) =>
      /\.(test|spec)\.tsx?$/.test(found.file ?? '') || /^apps\/api\/src\/testing\//.test(found.file ?? ''),
    says: 'the product imports nothing that is made for tests',
  },
];

/** Files made for tests, which may import what the product may not. */
const testSupport = /^(e2e|bench|faults)\/|^apps\/[^/]+\/src\/testing\//;

/**
 * @param {SourceFile[]} tree
 * @returns {Problem[]}
 */
export function checkImportDirections(tree) {
  return tree.flatMap((file) =>
    rules
      .filter(
        (rule) => rule.in.test(file.path) && (rule.tests || !(file.isTest || testSupport.test(file.path))),
      )
      .flatMap((rule) =>
        file.imports
          .filter((found) => rule.refuses(found, file))
          .map((found) => ({
            rule: rule.rule,
            path: file.path,
            line: found.line,
            says: `imports ${found.target}: ${rule.says}`,
          })),
      ),
  );
}
