import type { Plugin } from 'vite';

const MODULE = /\/ra-core\/dist\/core\/CoreAdminUI\.js$/;
const STATEMENT = /img\.src = `https:\/\/react-admin-telemetry\.[^`]*`;/;

/** `disableTelemetry` keeps the call from being made; this takes it out of what we ship. */
export function withoutTelemetry(): Plugin {
  let removed = false;
  return {
    name: 'without-telemetry',
    apply: 'build',
    transform(code, id) {
      if (!MODULE.test(id)) return null;
      removed = STATEMENT.test(code);
      return { code: code.replace(STATEMENT, ''), map: null };
    },
    buildEnd(error) {
      if (!error && !removed) this.error('The telemetry call of react-admin was not found where it used to be.');
    },
  };
}
