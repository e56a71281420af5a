import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the parts of a browser that Node has and jsdom lacks. */
export default class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Headers, Request, Response, TextDecoder, TextEncoder, structuredClone });
  }
}
