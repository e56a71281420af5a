import Bowser from 'bowser';

/** What a person calls the thing they signed in with, such as "Chrome on Windows". */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return os.name ? `A program on ${os.name}` : 'Unknown device';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
