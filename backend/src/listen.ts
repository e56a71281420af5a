import type { INestApplication } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type ListenOptions, type Server, type Socket } from 'node:net';
import { HttpDrain } from './common/http-drain.js';

/**
 * The runtime takes one new connection in a turn of its event loop from each socket that listens, and a busy turn is long:
 * with one socket a crowd would wait for seconds before anybody could even tell it no.
 */
const LISTENERS = 16;
/** Connections that wait to be taken: a crowd that comes at once is told no, or served, but not cut off by the system. */
const BACKLOG = 4_096;

/** Listens on one port with many sockets, where the system can share a port. @throws EADDRINUSE as with one */
export async function listen(app: INestApplication, port: number): Promise<void> {
  const options: ListenOptions = { port, backlog: BACKLOG };
  if (process.platform !== 'linux') {
    // Nest's types know no options; Node.js's server takes them.
    await app.listen(options as unknown as number);
    return;
  }
  // Sockets that share a port would also share it with those of another server.
  await claim(port);
  const shared = { ...options, reusePort: true };
  await app.listen(shared as unknown as number);
  const server = app.getHttpServer() as Server;
  for (let n = 1; n < LISTENERS; n += 1) {
    const other = createServer({ allowHalfOpen: true, noDelay: true });
    other.on('connection', (socket: Socket) => server.emit('connection', socket));
    other.listen(shared);
    await once(other, 'listening');
    app.get(HttpDrain).alsoClose(other);
  }
}

async function claim(port: number): Promise<void> {
  const server = createServer().listen({ port });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
