/** Longer texts in an address are nobody's error message. */
const MESSAGE_MAX_LENGTH = 200;

/** What an address says in its `message`, cut and only ever shown as text. */
export const cutMessage = (message: string | null) => message?.slice(0, MESSAGE_MAX_LENGTH) ?? '';
