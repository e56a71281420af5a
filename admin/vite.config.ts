import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget } from './vite/budget.ts';
import { precompress } from './vite/precompress.ts';
import { withoutTelemetry } from './vite/without-telemetry.ts';

const SERVER = 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), withoutTelemetry(), precompress(), budget()],
  resolve: {
    alias: { '@contracts': fileURLToPath(new URL('../backend/src/contracts', import.meta.url)) },
    dedupe: ['react', 'react-dom'],
  },
  build: { chunkSizeWarningLimit: 1100 },
  server: { port: 5174, strictPort: true, proxy: { '/api': SERVER } },
});
