// The proxy's configuration in docker/ as a whole configuration for an nginx of this machine, so that what is checked and
// what is proved is what is deployed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, root } from './run.mjs';

const TEMPLATE = 'docker/nginx/threefold.conf.template';
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
/** `http2` on a line of its own, as `listen … http2` was before. */
const OWN_HTTP2_SINCE = [1, 25, 1];

/** @returns its version as three numbers */
export async function nginxVersion(program) {
  const { output } = await run(program, ['-v']);
  const [, ...parts] = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(output) ?? [];
  if (!parts.length) throw new Error(`${program} doesn't say its version: ${output}`);
  return parts.map(Number);
}

/**
 * @param servers addresses with ports, in place of the containers'
 * @param listen where it listens, in place of ports 80 and 443; without `tls` only the latter
 * @param tls the folder of tls.crt and tls.key; null: plain http, for callers on this machine
 * @param version of the nginx that will read it
 */
export function nginxConfig({ servers, listen: { http, https }, tls = null, version }) {
  const site = new Template(readFileSync(join(root, TEMPLATE), 'utf8'));
  // Docker's name server and the addresses that it changes are what no other machine has.
  site.replace(/^resolver .*\n/m, '');
  site.replace(/server app:3000 resolve (.*);/, (_, rest) => servers.map((one) => `server ${one} ${rest};`).join('\n'));
  site.replaceAll('${SERVER_NAME}', 'localhost');
  if (tls) {
    site.replace('listen 80;', `listen ${http};`);
    site.replace('listen 443 ssl;', `listen ${https} ssl;`);
    site.replaceAll('/etc/nginx/tls/', `${tls}/`);
    if (isOlder(version, OWN_HTTP2_SINCE)) {
      site.replace('  http2 on;\n', '');
      site.replace(`listen ${https} ssl;`, `listen ${https} ssl http2;`);
    }
  } else {
    site.replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '');
    site.replace('listen 443 ssl;', `listen ${https} backlog=4096;`);
    site.replace('  http2 on;\n', '');
    site.replaceAll(/^ *ssl_.*\n/gm, '');
    site.replace('X-Forwarded-Proto https;', 'X-Forwarded-Proto http;');
  }
  return `daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr warn;
events { worker_connections 8192; }
http {
access_log off;
${TEMPORARY.map((name) => `${name}_temp_path tmp/${name};`).join('\n')}
${site.text}}
`;
}

/** A text in which what is to be replaced has to be there: or the check would be of something else. */
class Template {
  constructor(text) {
    this.text = text;
  }

  replace(what, by) {
    const replaced = this.text.replace(what, by);
    if (replaced === this.text) throw new Error(`${TEMPLATE}: there is no ${what} any more`);
    this.text = replaced;
  }

  replaceAll(what, by) {
    this.replace(what, by);
    this.text = this.text.replaceAll(what, by);
  }
}

function isOlder(version, since) {
  const at = version.findIndex((part, index) => part !== since[index]);
  return at >= 0 && version[at] < since[at];
}
