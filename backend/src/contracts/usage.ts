/** What a person can still use. Never negative, also after a downgrade or an administrator's edit. */
export function remainingPrompts(usage: { quota: number; used: number }): number {
  return Math.max(0, usage.quota - usage.used);
}
