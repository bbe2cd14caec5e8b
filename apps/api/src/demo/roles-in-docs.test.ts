import { readFileSync } from 'node:fs';
import { OWN_PERMISSIONS, permissionsOf, ROLE_NAMES } from '@traslado/domain/access/permissions';
import { expect, it } from 'vitest';

/** The cells of a row of a table. */
const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

it('docs/demo.md says of every role what it may, but for the catalogues', () => {
  const lines = readFileSync(new URL('../../../../docs/demo.md', import.meta.url), 'utf8').split('\n');
  const head = lines.findIndex((line) => line.includes('| administrator |'));
  const roles = cells(lines[head] ?? '').slice(1);
  const rows = lines.slice(head + 2, head + 2 + OWN_PERMISSIONS.length).map(cells);
  const isOwn = (permission: string) => (OWN_PERMISSIONS as readonly string[]).includes(permission);
  const told = Object.fromEntries(
    roles.map((role, column) => [
      role,
      rows.filter((row) => row[column + 1] === 'yes').map(([name = '']) => /^`(.+?)`/.exec(name)?.[1]),
    ]),
  );
  expect(told).toEqual(
    Object.fromEntries(ROLE_NAMES.map((role) => [role, permissionsOf([role]).filter(isOwn)])),
  );
});
