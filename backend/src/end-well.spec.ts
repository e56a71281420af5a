import { expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { endWell } from './end-well.js';

/** A process that only remembers how it was ended. */
function stage({ stop = async (): Promise<void> => undefined, patienceMs = 60_000 } = {}) {
  const codes: (number | undefined)[] = [];
  const told: unknown[] = [];
  let stops = 0;
  const errors: string[] = [];
  const process = Object.assign(new EventEmitter(), {
    exit: (code?: number) => codes.push(code),
    stderr: { write: (text: string) => errors.push(text) },
  });
  const counted = (): Promise<void> => {
    stops += 1;
    return stop();
  };
  endWell({ stop: counted, tell: (fault) => told.push(fault), patienceMs }, process as never);
  return { process, codes, told, errors, stops: () => stops };
}

const never = (): Promise<void> => new Promise(() => undefined);

it('stops at a signal and ends with 0', async () => {
  const { process, codes, told, stops } = stage();
  process.emit('SIGTERM');
  await nextTurn();
  expect({ codes, told, stops: stops() }).toEqual({ codes: [0], told: [], stops: 1 });
});

it('does not wait when it is told a second time', async () => {
  const { process, codes, stops } = stage({ stop: never });
  process.emit('SIGTERM');
  process.emit('SIGINT');
  await nextTurn();
  expect({ codes, stops: stops() }).toEqual({ codes: [130], stops: 1 });
});

it('tells of a fault that nobody caught, finishes what runs, and ends with 1', async () => {
  const fault = new Error('nobody caught this');
  let finish = (): void => undefined;
  const { process, codes, told } = stage({ stop: () => new Promise((resolve) => (finish = resolve)) });
  process.emit('uncaughtException', fault);
  await nextTurn();
  expect({ codes, told }).toEqual({ codes: [], told: [fault] });
  finish();
  await nextTurn();
  expect(codes).toEqual([1]);
});

it('ends with 1 when a fault comes while it stops, without stopping twice', async () => {
  let finish = (): void => undefined;
  const { process, codes, told, stops } = stage({ stop: () => new Promise((resolve) => (finish = resolve)) });
  process.emit('SIGTERM');
  process.emit('uncaughtException', new Error('on the way down'));
  finish();
  await nextTurn();
  expect({ codes, told: told.length, stops: stops() }).toEqual({ codes: [1], told: 1, stops: 1 });
});

it('ends with 1 when stopping fails or takes too long', async () => {
  const failing = stage({ stop: () => Promise.reject(new Error('no')) });
  failing.process.emit('SIGTERM');
  await nextTurn();
  expect(failing.codes).toEqual([1]);
  expect(failing.errors[0]).toContain('did not stop cleanly');
  const slow = stage({ stop: never, patienceMs: 0 });
  slow.process.emit('SIGTERM');
  for (let turn = 0; turn < 1_000 && !slow.codes.length; turn += 1) await nextTurn();
  expect(slow.codes).toEqual([1]);
});
