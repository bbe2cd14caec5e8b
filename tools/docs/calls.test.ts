import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallName, routes } from '@traslado/contract/routes';
import { describe, expect, it } from 'vitest';
import { cloneFolder } from '../clone-folder.mjs';

/** A row of docs/calls.md: `| METHOD `path` | name | `file` | who | …`. */
const rows = readFileSync(join(cloneFolder, 'docs/calls.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| ([A-Z]+) `([^`]+)` \| (\w+) \| `([^`]+)` \| (\w+) \|/.exec(line))
  .filter((match) => match !== null)
  .map(([, method, path, name = '', file = '', who]) => ({ method, path, name, file, who }));

const names = Object.keys(routes) as CallName[];

describe('docs/calls.md', () => {
  it('has a row for each call of the contract, and no other', () => {
    expect(rows.map((row) => row.name).sort()).toEqual([...names].sort());
  });

  it.each(rows)(
    'says of $name what the contract says, and where it is bound',
    ({ name, method, path, file, who }) => {
      const route = routes[name as CallName];
      expect({ method, path, who }).toEqual({ method: route.method, path: route.path, who: route.access });
      expect(readFileSync(join(cloneFolder, file), 'utf8')).toContain(`bind(binding, '${name}'`);
    },
  );

  it('calls nothing open that is in the contract', () => {
    const open = readFileSync(join(cloneFolder, 'docs/calls.md'), 'utf8').split('## Not served yet')[1] ?? '';
    const served = names.filter((name) => open.includes(`\`${routes[name].path}\``));
    expect(served).toEqual([]);
  });
});
