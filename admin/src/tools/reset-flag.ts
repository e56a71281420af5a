/** The site's prompt counters of this browser believe the server at once when they see this. */
const RESET_KEY = 'admin_reset_timestamp';

export function markCountersReset(): void {
  localStorage.setItem(RESET_KEY, String(Date.now()));
}
