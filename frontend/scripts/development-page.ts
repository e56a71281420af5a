import type { Plugin } from 'vite';
import { PLANS } from '../../backend/src/contracts/plans.ts';
import { RUNTIME_CONFIG_ELEMENT_ID, type RuntimeConfig } from '../../backend/src/contracts/runtime-config.ts';
import { bootScript } from './boot-script.mjs';

/** What the server writes into a built page, for `vite dev`, where no server has a part in the page. */
function developmentConfig(environment: NodeJS.ProcessEnv): RuntimeConfig {
  return {
    appName: environment['APP_NAME'] ?? 'Threefold',
    appUrl: environment['APP_URL'] ?? 'http://localhost:5173',
    supportEmail: environment['SUPPORT_EMAIL'] ?? 'support@localhost',
    freeQuotaRenewal: environment['FREE_QUOTA_RENEWAL'] === 'never' ? 'never' : 'monthly',
    passwordMinLength: Number(environment['PASSWORD_MIN_LENGTH'] ?? 6),
    resetTokenMinutes: Number(environment['RESET_TOKEN_MINUTES'] ?? 60),
    plans: PLANS,
    legalUpdated: null,
    marketingEvidenceUrl: environment['MARKETING_EVIDENCE_URL'] ?? null,
    stripe: null,
    standIns: ['unbuilt pages'],
    mailboxUrl: '/dev/mailbox',
  };
}

const configBlock = (config: RuntimeConfig) =>
  `<script type="application/json" id="${RUNTIME_CONFIG_ELEMENT_ID}">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`;

/** Makes the unbuilt page complete: configuration, inline script, and the application itself for hot reload. */
export function developmentPage(environment: NodeJS.ProcessEnv): Plugin {
  return {
    name: 'development-page',
    async transformIndexHtml(html) {
      const boot = (await bootScript())(null);
      const config = developmentConfig(environment);
      return html
        .replace('<!--head-->', `<title>${config.appName}</title>`)
        .replace('<!--config-->', () => configBlock(config))
        .replace('<!--boot-->', () => `<script>${boot}</script>`)
        .replace('<!--development-->', '<script type="module" src="/src/main.tsx"></script>')
        .replace('<!--app-->', '');
    },
  };
}
