import type { World } from '../world.js';

export function createDefaultConfiguration(_world: World): void {}
