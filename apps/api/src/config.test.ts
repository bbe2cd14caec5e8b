import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settings } from './config.ts';

describe('the configuration', () => {
  it('shows demo, development pages and calls outside production', () => {
    expect(readConfig({})).toMatchObject({ demo: true, docs: true, publicUrl: 'http://localhost:3000' });
  });

  it('keeps them from the public in production, unless the calls are asked for', () => {
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ demo: false, docs: false });
    expect(readConfig({ NODE_ENV: 'production', DOCS: 'on' })).toMatchObject({ demo: false, docs: true });
    expect(readConfig({ DOCS: 'off' }).docs).toBe(false);
  });

  it('takes an empty setting for none', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 });
  });

  it('refuses to set the clock or to fail on purpose in production', () => {
    const set = { TRASLADO_NOW: '2026-11-21T15:00:00Z', TRASLADO_FAILPOINT: 'pay.charged' };
    for (const [name, value] of Object.entries(set)) {
      expect(() => readConfig({ NODE_ENV: 'production', [name]: value })).toThrow(ConfigError);
      expect(() => readConfig({ [name]: value })).not.toThrow();
    }
  });

  it('wants to know whom the identity service takes us for, over a line that nobody can play, and roles of ours', () => {
    const given = { OIDC_ISSUER_URL: 'https://id.group.example', OIDC_CLIENT_ID: 'traslado' };
    expect(readConfig(given)).toMatchObject({
      OIDC_OWN_ACCOUNTS: 'off',
      OIDC_SCOPES: 'openid profile email',
    });
    for (const wrong of [
      { OIDC_CLIENT_ID: '' },
      { NODE_ENV: 'production', OIDC_ISSUER_URL: 'http://id.group.example' },
      { OIDC_ROLES: 'Money=boss' },
      { OIDC_ROLES: 'Money=finance;Money=auditor' },
      { OIDC_SCOPES: 'profile' },
    ])
      expect(() => readConfig({ ...given, ...wrong }), JSON.stringify(wrong)).toThrow(/^OIDC_/);
  });

  it('names every setting that is wrong, a line each', () => {
    expect(() => readConfig({ PORT: 'x', DOCS: 'maybe' })).toThrow(/^PORT: .+\nDOCS: .+$/);
  });

  it('stands in the README, setting by setting, with its defaults', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const rows = readme.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line));
    const fallback = (value: unknown) => (value === undefined || value === '' ? '' : `\`${value}\``);
    expect(rows).toEqual(
      settings.map(({ name, value, says }) => `| \`${name}\` | ${fallback(value)} | ${says} |`),
    );
  });
});
