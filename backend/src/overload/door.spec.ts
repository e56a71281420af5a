import { expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Door } from './door.js';

/** The door's own: more are not let in in one turn, a crowd, and those who may wait where there has long been a queue. */
const PER_TURN = 16;
const CROWD = 512;
const FEW = 32;

/** A door before a room that opens and closes, at a time that stands still. */
function stage({ hasRoom = true } = {}) {
  const state = { hasRoom, now: 0, served: [] as number[], refused: [] as number[] };
  const door = new Door(
    () => state.hasRoom,
    () => state.now,
  );
  let callers = 0;
  const knock = (count = 1): void => {
    for (let n = 0; n < count; n += 1) {
      const caller = (callers += 1);
      door.knock((isIn) => (isIn ? state.served : state.refused).push(caller));
    }
  };
  return { door, state, knock };
}

it('lets everybody in at once while there is room', () => {
  const { knock, state } = stage();
  knock(3);
  expect(state).toMatchObject({ served: [1, 2, 3], refused: [] });
});

it('lets a crowd in turn by turn, in the order in which they came', async () => {
  const { knock, state, door } = stage();
  knock(PER_TURN * 2 + 1);
  expect(state.served).toHaveLength(PER_TURN);
  for (let turn = 0; turn < 4; turn += 1) await nextTurn();
  expect(state.served).toEqual(Array.from({ length: PER_TURN * 2 + 1 }, (_, n) => n + 1));
  expect(door.length).toBe(0);
});

it('refuses at once whoever comes after a crowd, and nobody of the crowd', () => {
  const { knock, state } = stage({ hasRoom: false });
  knock(CROWD);
  expect(state.refused).toEqual([]);
  knock();
  expect(state.refused).toEqual([CROWD + 1]);
});

it('keeps only a few waiting where there has been a queue for three seconds', () => {
  const { knock, state, door } = stage({ hasRoom: false });
  knock(FEW - 1);
  state.now = 3_000;
  knock(2);
  expect(state.refused).toEqual([FEW + 1]);
  expect(door.length).toBe(FEW);
});

it('has a crowd wait again as soon as the queue was empty once', async () => {
  const { knock, state, door } = stage({ hasRoom: false });
  knock(FEW);
  state.now = 3_000;
  state.hasRoom = true;
  door.letIn();
  for (let turn = 0; turn < 4; turn += 1) await nextTurn();
  state.hasRoom = false;
  knock(FEW + 1);
  expect(state).toMatchObject({ refused: [] });
  expect(state.served).toHaveLength(FEW);
});

it('tells whoever waited for four seconds, also when nothing else happens', () => {
  const { knock, state, door } = stage({ hasRoom: false });
  knock();
  state.now = 3_999;
  knock();
  door.letIn();
  expect(state.refused).toEqual([]);
  state.now = 4_000;
  door.letIn();
  expect(state.refused).toEqual([1]);
  expect(door.length).toBe(1);
});

it('lets nobody overtake those who wait', () => {
  const { knock, state, door } = stage({ hasRoom: false });
  knock();
  state.hasRoom = true;
  knock();
  expect(state.served).toEqual([]);
  door.letIn();
  expect(state.served).toEqual([1, 2]);
});

it('tells the last of a crowd as soon as it shows that they would wait in vain', async () => {
  const { knock, state, door } = stage({ hasRoom: false });
  knock(CROWD);
  state.now = 200;
  state.hasRoom = true;
  door.letIn();
  await nextTurn();
  state.hasRoom = false;
  expect(state).toMatchObject({ refused: [] });
  expect(state.served).toHaveLength(PER_TURN * 2);
  state.now = 400;
  door.letIn();
  // Thirty-two in 400 ms are 320 in the four seconds that anybody waits.
  expect(door.length).toBe(320);
  expect(state.refused[0]).toBe(CROWD);
  expect(state.refused.at(-1)).toBe(PER_TURN * 2 + 320 + 1);
});

it('learns nothing from a moment in which all stood still, and keeps the crowd', () => {
  const { knock, state, door } = stage({ hasRoom: false });
  knock(CROWD);
  state.now = 2_900;
  door.letIn();
  expect(state.refused).toEqual([]);
  state.now = 3_000;
  door.letIn();
  expect(door.length).toBe(FEW);
});
