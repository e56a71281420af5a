/** What nodemailer tells of a failed delivery. */
interface SmtpError {
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
  message?: unknown;
}

/** About us and not about this mail: wrong or missing credentials. An operator mends that, and then the mail leaves. */
const OUR_FAULT = new Set([530, 534, 535, 538]);
const REASON_MAX = 300;

/**
 * The mail server's own words if it will never take this mail: 5xx for the recipient or for the message. Null for
 * everything that time or an operator can mend, such as a connection that failed, 4xx, or a refused sender.
 */
export function permanentRefusal(error: unknown): string | null {
  const { command, responseCode, response, message } = error as SmtpError;
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
  // What nodemailer itself refuses to send: an address that no server could be told.
  if (command === 'API' && responseCode === undefined) return String(message).slice(0, REASON_MAX);
  if (!isAboutThisMail || typeof responseCode !== 'number') return null;
  const isPermanent = responseCode >= 500 && responseCode < 600 && !OUR_FAULT.has(responseCode);
  return isPermanent ? String(response).slice(0, REASON_MAX) : null;
}
