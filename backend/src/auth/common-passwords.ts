let loading: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the 49,000 that are tried first. The list is read once, when the first password is chosen. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  return (await loading).has(password.toLowerCase());
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
