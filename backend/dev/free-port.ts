import { connect, createServer } from 'node:net';

const CONNECT_PATIENCE_MS = 500;

/** A port that nobody on this machine listens on, chosen by the system. */
export function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Whether `localhost:port` is free in both families: a browser may ask either first. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port)) && !(await answers(port, '::1'));
}

/** @throws Error when none of the 100 ports from `first` on is free. */
export async function nextFreePort(first: number): Promise<number> {
  for (let port = first; port < first + 100; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${first} to ${first + 99} is free.`);
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: CONNECT_PATIENCE_MS });
    const finish = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', finish(true)).once('error', finish(false)).once('timeout', finish(false));
  });
}
