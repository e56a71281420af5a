import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { countStatuses, Person } from './support/person.mjs';

const ROUNDS = 20;
const CALLS = 40;
const ALLOWANCE = 10;

/** 40 parallel calls by a person with 10 prompts left give exactly 10 successes and 30 refusals, every time. */
export async function prove({ startStack }) {
  const stack = await startStack();
  const durations = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const person = await Person.signedUp(stack.address);
    const startedAt = performance.now();
    const answers = await Promise.all(Array.from({ length: CALLS }, () => person.optimize(randomUUID())));
    durations.push(performance.now() - startedAt);

    assert.deepEqual(countStatuses(answers), { 200: ALLOWANCE, 403: CALLS - ALLOWANCE }, `round ${round}`);
    const refusals = answers.filter(({ status }) => status === 403).map(({ body }) => body);
    assert.ok(refusals.every(({ code, remaining }) => code === 'QUOTA_EXCEEDED' && remaining === 0));
    assert.equal(new Set(answers.flatMap(({ status, body }) => (status === 200 ? [body.id] : []))).size, ALLOWANCE);
    assert.equal(await person.used(), ALLOWANCE, `the counter after round ${round}`);
  }
  durations.sort((a, b) => a - b);
  const median = Math.round(durations[ROUNDS / 2]);
  return `${ROUNDS} × ${CALLS} parallel calls with ${ALLOWANCE} left: always ${ALLOWANCE} successes; a round took ${median} ms (median)`;
}
