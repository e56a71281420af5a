/** The connection failed before or while the answer came. The prompt may have been counted. */
export class ConnectionError extends Error {
  constructor(
    readonly wasAccepted: boolean,
    cause: unknown,
  ) {
    super('Network error. Please check your connection and try again.', { cause });
    this.name = 'ConnectionError';
  }
}
