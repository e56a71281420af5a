import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ResponseOf } from '../../../api/types';
import { answerAccountPage, aUser, signIn } from '../../../test/people';
import { renderScreen } from '../../../test/render';
import { failed, fakeServer, ok } from '../../../test/server';
import { AccountPage } from '../AccountPage';

const STATUS = 'GET /api/account/second-factor';
const BEGIN = 'POST /api/account/second-factor/begin';
const ENABLE = 'POST /api/account/second-factor/enable';
const RENEW = 'POST /api/account/second-factor/recovery-codes';
const REMOVE = 'DELETE /api/account/second-factor';
const CODES = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-DDD${index}`);

const server = fakeServer();

const stand = (status: Partial<ResponseOf<typeof STATUS>>) =>
  server.on(STATUS, () =>
    ok(STATUS, { enabled: false, required: false, recoveryCodesLeft: 0, enabledAt: null, ...status }),
  );
const on = (left = 10, required = false) =>
  stand({ enabled: true, required, recoveryCodesLeft: left, enabledAt: '2026-11-20T08:00:00.000Z' });

async function show() {
  signIn(server, aUser({ role: 'admin' }));
  const shown = renderScreen(<AccountPage />, { at: '/account' });
  const part = within(await screen.findByRole('region', { name: 'Two-step sign-in' }));
  return { ...shown, part };
}

beforeEach(() => {
  answerAccountPage(server);
  stand({});
});

it('is shown to administrators only', async () => {
  signIn(server, aUser());
  renderScreen(<AccountPage />, { at: '/account' });
  await screen.findByRole('region', { name: 'Profile' });
  expect(screen.queryByRole('region', { name: 'Two-step sign-in' })).not.toBeInTheDocument();
  expect(server.calls(STATUS)).toHaveLength(0);
});

describe('setting it up', () => {
  beforeEach(() => {
    server.on(BEGIN, ({ password }) =>
      password === 'secret1'
        ? ok(BEGIN, { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Threefold:ada?secret=ABCDEFGHIJKLMNOP' })
        : failed('VALIDATION_FAILED', 'This password is not right.', {
            errors: { password: 'This password is not right.' },
          }),
    );
    server.on(ENABLE, ({ code }) => {
      if (code === '123456') {
        on();
        return ok(ENABLE, { success: true, message: 'On.', recoveryCodes: CODES });
      }
      return failed('VALIDATION_FAILED', 'This code is not right.', { errors: { code: 'This code is not right.' } });
    });
  });

  it('goes from the password over the picture and a first code to the recovery codes', async () => {
    const { user, part } = await show();
    await user.click(part.getByRole('button', { name: 'Set up' }));
    await user.type(part.getByLabelText('Your password'), 'wrong');
    await user.click(part.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(part.getByLabelText('Your password')).toHaveAccessibleDescription('This password is not right.'),
    );
    await user.clear(part.getByLabelText('Your password'));
    await user.type(part.getByLabelText('Your password'), 'secret1');
    await user.click(part.getByRole('button', { name: 'Continue' }));

    expect(await part.findByRole('img', { name: /^QR code/ })).toBeInTheDocument();
    expect(part.getByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument();
    await user.type(part.getByLabelText('Code your app shows'), '000000');
    await user.click(part.getByRole('button', { name: 'Turn On' }));
    await waitFor(() =>
      expect(part.getByLabelText('Code your app shows')).toHaveAccessibleDescription('This code is not right.'),
    );
    await user.clear(part.getByLabelText('Code your app shows'));
    await user.type(part.getByLabelText('Code your app shows'), '123456');
    await user.click(part.getByRole('button', { name: 'Turn On' }));

    expect(await part.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
    for (const code of CODES) expect(part.getByText(code)).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'I have kept them' }));
    expect(part.getByText('10 recovery codes left.')).toBeInTheDocument();
    expect(part.queryByText(CODES[0]!)).not.toBeInTheDocument();
  });

  it('says who needs it', async () => {
    stand({ required: true });
    const { part } = await show();
    expect(part.getByText('Administrators need it here: set it up to get to the administration.')).toBeInTheDocument();
  });
});

describe('once it is on', () => {
  it('makes new recovery codes for password and code', async () => {
    on(2);
    server.on(RENEW, () => ok(RENEW, { success: true, message: 'New.', recoveryCodes: CODES }));
    const { user, part } = await show();
    expect(part.getByText('Only 2 recovery codes left: make new ones.')).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'New recovery codes' }));
    await user.type(part.getByLabelText('Your password'), 'secret1');
    await user.click(part.getByRole('button', { name: 'Continue' }));
    expect(part.getByLabelText('Code of your app, or a recovery code')).toHaveAccessibleDescription(
      'Please enter the code',
    );
    await user.type(part.getByLabelText('Code of your app, or a recovery code'), ' 123456');
    await user.click(part.getByRole('button', { name: 'Continue' }));
    expect(await part.findByText(CODES[9]!)).toBeInTheDocument();
    expect(server.calls(RENEW)[0]?.body).toEqual({ password: 'secret1', code: '123456' });
  });

  it('is turned off with password and code', async () => {
    on();
    server.on(REMOVE, () => {
      stand({});
      return ok(REMOVE, { success: true, message: 'Off.' });
    });
    const { user, part } = await show();
    await user.click(part.getByRole('button', { name: 'Turn off' }));
    await user.type(part.getByLabelText('Your password'), 'secret1');
    await user.type(part.getByLabelText('Code of your app, or a recovery code'), '123456');
    await user.click(part.getByRole('button', { name: 'Turn off' }));
    expect(await part.findByText('Two-step sign-in is off.')).toBeInTheDocument();
  });

  it('can’t be turned off where the operator asks for it', async () => {
    on(10, true);
    const { part } = await show();
    expect(part.getByRole('button', { name: 'Move to another app' })).toBeInTheDocument();
    expect(part.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
  });
});
