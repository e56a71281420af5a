// Playwright's global set-up: a stack of its own, whose address the configuration and the journeys read from here.
import { removeDataDir, startStack, temporaryDataDir } from './dev-stack.mjs';
import { buildStale, reportFailedBuilds } from './workspaces.mjs';

/** For the journey of an administrator whose way of signing in changes: the others run beside it with the seeded one. */
const SECOND_ADMIN = {
  // The second is for a second try: the first address has an account by then.
  ADMIN_EMAILS: 'second-admin@example.test,second-admin-again@example.test',
  PROTECTED_ADMIN_EMAIL: 'admin@demo.threefold.test',
};

export default async function setUp() {
  const failures = await buildStale();
  if (failures.length) {
    reportFailedBuilds(failures);
    throw new Error('There is nothing to test: a build failed.');
  }
  const dataDir = temporaryDataDir();
  const stack = await startStack({ dataDir, env: SECOND_ADMIN });
  process.env.E2E_BASE_URL = stack.address;
  process.env.THREEFOLD_DATA_DIR = dataDir;
  return async () => {
    await stack.stop();
    removeDataDir(dataDir);
  };
}
