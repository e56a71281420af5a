import { describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { installSecurityHeaders } from './security-headers.js';

function get(path: string, appUrl = 'http://localhost:3000') {
  const app = express();
  installSecurityHeaders(app, { appUrl });
  app.use((_request, response) => void response.send('body'));
  return request(app).get(path);
}

async function policyOf(path: string, appUrl?: string): Promise<string[]> {
  const { headers } = await get(path, appUrl);
  return headers['content-security-policy']!.split(';');
}

describe('installSecurityHeaders', () => {
  it('lets pages load from their own origin only', async () => {
    expect(await policyOf('/')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it('sets the other protections and hides the framework', async () => {
    const { headers } = await get('/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('insists on https only where the app is reached by https', async () => {
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
    const { headers } = await get('/', 'https://threefold.example');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(await policyOf('/', 'https://threefold.example')).toContain('upgrade-insecure-requests');
  });

  it('keeps answers of the API out of every cache and lets them load nothing', async () => {
    const { headers } = await get('/api/auth/session');
    expect(headers['cache-control']).toBe('no-store, private');
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  });

  it('keeps answers for programs out of search results, and pages in them', async () => {
    expect((await get('/api/auth/session')).headers['x-robots-tag']).toBe('noindex');
    expect((await get('/dev/mailbox')).headers['x-robots-tag']).toBe('noindex');
    expect((await get('/')).headers).not.toHaveProperty('x-robots-tag');
  });

  it("lets the API's reference page and the development mailbox show themselves", async () => {
    expect(await policyOf('/api/docs')).toEqual(expect.arrayContaining(["default-src 'self'", "img-src 'self' data:"]));
    expect(await policyOf('/dev/mailbox')).toEqual(expect.arrayContaining(["default-src 'self'", "frame-src 'self'"]));
  });
});
