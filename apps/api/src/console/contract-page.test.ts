import { createHash } from 'node:crypto';
import { routes } from '@traslado/contract/routes';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { describeContract, documentText } from '../http/openapi/document.ts';
import { registerContractPage } from './contract-page.ts';

const app = Fastify();
registerContractPage(app);
const page = await app.inject('/docs');

describe('the page of the calls', () => {
  it('has every call with its method, path, refusals and examples', () => {
    expect(page.statusCode).toBe(200);
    for (const [name, route] of Object.entries(routes)) {
      expect(page.body).toContain(
        `<details id="${name}"><summary><span class="call"><b class="method">${route.method}</b> <code>${route.path}</code>`,
      );
    }
    expect(page.body).toContain(
      '<code>booking.sold_out</code>: There are not enough seats left at this time.',
    );
    expect(page.body).toContain('reservations[0][folio]: BP100006-1');
    expect(page.body).toContain('GET /api/v2/reservations/reservationByReference/Rivera/BP100001-1');
    expect(page.body).toContain('coupon_id=7K3QW9ZC4T&amp;payment_token=');
    expect(page.body).toMatch(/PATCH \/v1\/staff\/alerts\/12\nCookie: __Host-staff=.+\nOrigin: /);
    expect(page.body).toContain('with the permission <code>mail:send</code>');
  });

  it('leads only to places that it has', () => {
    const targets = [...page.body.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((target) => !page.body.includes(`id="${target}"`))).toEqual([]);
  });

  it('loads nothing and runs nothing', () => {
    const style = /<style>([\s\S]*)<\/style>/.exec(page.body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(page.body).not.toMatch(/<(script|img|link|iframe|form)|\ssrc=|style="|\son\w+="/);
  });

  it('gives the document', async () => {
    const answer = await app.inject('/docs/openapi.json');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.body).toBe(documentText(describeContract()));
  });
});
