/// <reference types="vite/client" />

/** Made from `ui/tokens.ts` by the build. */
declare module 'virtual:tokens.css';
