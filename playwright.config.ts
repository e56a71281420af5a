import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/ensure-browser.mjs';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'frontend/e2e',
  globalSetup: './scripts/e2e-setup.mjs',
  workers: 2,
  timeout: 30_000,
  // A machine that stalls for a moment isn't a fault of the product; what passes at the second try is listed as flaky.
  retries: 1,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    // Set by the global set-up, which runs before the workers read this file.
    baseURL: process.env['E2E_BASE_URL'],
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // The first two: Chromium as root and without a graphics card. The others keep it from calling home.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
