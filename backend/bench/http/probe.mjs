// Loaded into the measured server before its own code: tells its memory, and which SQL a request leads to.
import pg from 'pg';

let recorded = null;
const query = pg.Client.prototype.query;

if (process.env.BENCH_RECORDS_SQL) {
  pg.Client.prototype.query = function (config, values, ...rest) {
    const { text, values: own } = typeof config === 'string' ? { text: config } : config;
    const given = own ?? values;
    // The job queue's own polling isn't part of any request.
    if (recorded && text && !/pgboss/i.test(text)) {
      recorded.push({ text, values: Array.isArray(given) ? [...given] : [] });
    }
    return query.call(this, config, values, ...rest);
  };
}

const ANSWERS = {
  memory: () => {
    // Twice: what finalizers let go of in the first run is collected in the second.
    globalThis.gc?.();
    globalThis.gc?.();
    return process.memoryUsage();
  },
  cpu: () => process.cpuUsage(),
  record: () => {
    recorded = [];
  },
  recorded: () => {
    const statements = recorded;
    recorded = null;
    return statements;
  },
};

process.on('message', ({ ask }) => {
  if (ask in ANSWERS) process.send({ answer: ask, value: ANSWERS[ask]() });
});
// The bench that started us is gone.
process.on('disconnect', () => process.exit(0));
process.channel?.unref();
