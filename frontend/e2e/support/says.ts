import { expect, type Page } from '@playwright/test';

/** The message in the corner says this now. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(region.getByText(title, { exact: true }).first()).toBeVisible();
  if (description !== undefined) await expect(region.getByText(description, { exact: true }).first()).toBeVisible();
}

/** From now on a call is answered with this failure, in the server's own form unless `message` is empty. */
export async function refuse(
  page: Page,
  path: string,
  { status, message = '', code = 'INTERNAL', ...extra }: { status: number; message?: string; [field: string]: unknown },
): Promise<void> {
  await page.unroute(`**/api/${path}*`);
  const body = message === '' ? {} : { statusCode: status, code, message, requestId: 'journey', ...extra };
  await page.route(`**/api/${path}*`, (route) => route.fulfill({ status, json: body }));
}

/** From now on a call does not get through. */
export async function cutOff(page: Page, path: string): Promise<void> {
  await page.unroute(`**/api/${path}*`);
  await page.route(`**/api/${path}*`, (route) => route.abort('internetdisconnected'));
}

export async function answer(page: Page, path: string, json: object): Promise<void> {
  await page.unroute(`**/api/${path}*`);
  await page.route(`**/api/${path}*`, (route) => route.fulfill({ json }));
}
