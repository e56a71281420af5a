import { type APIRequestContext, expect } from '@playwright/test';

interface Mail {
  to: string;
  links: string[];
}

/** The newest link to a page of ours that was mailed to an address, as somebody would find it in the mailbox. */
export async function mailedLink(
  request: APIRequestContext,
  { to, page }: { to: string; page: string },
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails = (await (await request.get('/dev/mailbox.json')).json()) as Mail[];
    const links = mails.filter((mail) => mail.to === to).flatMap((mail) => mail.links);
    link = links.find((address) => address.includes(`${page}?token=`));
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}
