import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RuntimeConfig } from '../contracts/runtime-config.js';
import { renderDocument } from './html-document.js';

const BLOCK = '<script type="application/json" id="runtime-config">{}</script>';
const CONFIG: RuntimeConfig = {
  appName: 'Threefold',
  appUrl: 'http://localhost:3000',
  supportEmail: 'help@example.test',
  freeQuotaRenewal: 'monthly',
  passwordMinLength: 6,
  resetTokenMinutes: 60,
  plans: {
    free: { name: 'Free Plan', priceCents: 0, monthlyPrompts: 10 },
    basic: { name: 'Basic Plan', priceCents: 800, monthlyPrompts: 200 },
    pro: { name: 'Pro Plan', priceCents: 2000, monthlyPrompts: 1000 },
  },
  legalUpdated: null,
  marketingEvidenceUrl: null,
  stripe: null,
  standIns: [],
  mailboxUrl: null,
};

function render(body: string, config: Partial<RuntimeConfig> = {}): string {
  return renderDocument('page.html', BLOCK + body, { ...CONFIG, ...config }).html;
}

function configIn(html: string): unknown {
  return JSON.parse(/id="runtime-config">(.*?)<\/script>/s.exec(html)![1]!);
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('renderDocument', () => {
  it('writes the configuration into its block', () => {
    expect(configIn(render(''))).toEqual(CONFIG);
  });

  it('replaces placeholders of printable fields and leaves all others alone', () => {
    expect(
      render('<h1>{{appName}}</h1>{{passwordMinLength}}[{{legalUpdated}}]{{plans}}{{constructor}}{{none}}'),
    ).toContain('<h1>Threefold</h1>6[]{{plans}}{{constructor}}{{none}}');
  });

  it('escapes values as text and attributes need it', () => {
    expect(render('<title>{{appName}}</title>', { appName: `A&B <"C" 'D'>` })).toContain(
      '<title>A&amp;B &lt;&quot;C&quot; &#39;D&#39;&gt;</title>',
    );
  });

  it('escapes values inside scripts as strings need it', () => {
    const html = render('<script type="application/ld+json">{"name":"{{appName}}"}</script>', {
      appName: 'A "B" </script>',
    });
    expect(html).toContain('{"name":"A \\"B\\" \\u003c/script>"}');
  });

  it('keeps any value intact, whatever it looks like', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('$&', "$'", '{{appUrl}}', '</script>', '<!--<script>', '{}'));
    fc.assert(
      fc.property(value, value, (appName, supportEmail) => {
        const html = render('<p>{{appName}}</p><i>{{supportEmail}}</i>', { appName, supportEmail });
        expect(configIn(html)).toMatchObject({ appName, supportEmail });
        expect(html.match(/<script/g)).toHaveLength(1);
      }),
    );
  });

  it('hashes inline code as it is sent, and neither data blocks nor script files', () => {
    const { scriptHashes } = renderDocument(
      'page.html',
      `${BLOCK}<script>boot('{{appName}}')</script><script type="module">\r\ngo()</script>` +
        '<script type="application/ld+json">{}</script><script src="/assets/a.js"></script>',
      CONFIG,
    );
    expect(scriptHashes).toEqual([hashOf("boot('Threefold')"), hashOf('\ngo()')]);
  });

  it('refuses a page without the block, and one with two', () => {
    expect(() => renderDocument('page.html', '<p>', CONFIG)).toThrow('page.html has 0 elements');
    expect(() => renderDocument('page.html', BLOCK + BLOCK, CONFIG)).toThrow('page.html has 2 elements');
  });
});
