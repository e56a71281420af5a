import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { aHistoryEntry, answerHistory, aUser, signIn } from '../../test/people';
import { anOptimization } from '../../test/optimizations';
import { renderScreen } from '../../test/render';
import { failed, fakeServer, offline, ok } from '../../test/server';
import { HistoryPage } from './HistoryPage';
import type { HistoryEntry } from './history-queries';

const server = fakeServer();
const LIST = 'GET /api/optimizations';
const onOpen = jest.fn();
const onReuse = jest.fn();

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

const show = (at = '/history') =>
  renderScreen(
    <>
      <HistoryPage onOpen={onOpen} onReuse={onReuse} />
      <Back />
    </>,
    { at },
  );
const message = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveTextContent(text));
const asked = () => server.calls(LIST).map(({ url }) => new URL(url, 'http://here').searchParams);
const lastAsked = () => Object.fromEntries(asked().at(-1) ?? []);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const search = () => screen.getByRole('searchbox', { name: 'Search prompts and versions' });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

const LISBON = aHistoryEntry();
const RIVER = aHistoryEntry({
  id: '5f7c2f6e-6d6c-4c39-9a55-3a2f1f3a8b11',
  originalPrompt: 'write about the river',
  createdAt: '2026-10-02T08:00:00.000Z',
  isStarred: true,
  selectedPrompt: 'Write one page about the river.',
  selectedTitle: 'Sharp',
});

beforeEach(() => {
  onOpen.mockReset();
  onReuse.mockReset();
  signIn(server, aUser());
  answerHistory(server, [LISBON, RIVER]);
});

describe('the list', () => {
  it('shows results by day, with what was chosen, in whatever direction they are written', async () => {
    show();
    expect(await heading('2 results')).toBeInTheDocument();
    const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' });
    expect(days[1]).toBe(full.format(new Date(RIVER.createdAt)));
    expect(screen.getByText(LISBON.originalPrompt)).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('Chosen: Sharp')).toBeInTheDocument();
    expect(screen.getByText('Write one page about the river.')).toHaveAttribute('dir', 'auto');
  });

  it('says what the page is for while there is nothing', async () => {
    answerHistory(server, []);
    show();
    expect(await heading('Nothing here yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Optimize a prompt' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('says that it could not be loaded, and tries again', async () => {
    server.on(LIST, () => failed('INTERNAL', 'Something broke on our side.'));
    const { user } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something broke on our side.');
    answerHistory(server, [LISBON]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('1 result')).toBeInTheDocument();
  });

  it('says so at once without a connection', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.on(LIST, offline);
    server.on('GET /api/optimizations/keeping', offline);
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    onLine.mockRestore();
  });

  it('turns its pages by the address, and begins each at its top', async () => {
    answerHistory(server, [LISBON], { total: 60 });
    const { user, location } = show('/history?page=2');
    expect(await screen.findByText('26 to 50 of 60')).toBeInTheDocument();
    expect(lastAsked()).toEqual({ offset: '25', limit: '25' });
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect(location()).toBe('/history?page=3');
    expect(await heading('60 results')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(location()).toBe('/history?page=2');
  });

  it('goes to the last page there is when the address names one beyond', async () => {
    answerHistory(server, [], { total: 30 });
    const { location } = show('/history?page=9');
    await waitFor(() => expect(location()).toBe('/history?page=2'));
  });
});

describe('searching', () => {
  it('waits for the end of the typing, keeps the search in the address, and announces the count', async () => {
    const { user, location } = show();
    await heading('2 results');
    const before = asked().length;
    server.on(LIST, () =>
      ok(LIST, { items: [{ ...LISBON, excerpt: { title: 'Guided', text: '…two kids aged…' } }], total: 1 }),
    );
    await user.type(search(), 'kids');
    await waitFor(() => expect(location()).toBe('/history?q=kids'));
    expect(asked()).toHaveLength(before + 1);
    expect(lastAsked()).toEqual({ offset: '0', limit: '25', q: 'kids' });
    await waitFor(() => expect(screen.getByRole('status', { name: '' })).toHaveTextContent('1 result for “kids”'));
    expect(screen.getByText('Found in Guided')).toBeInTheDocument();
    expect(search()).toHaveFocus();
  });

  it('begins with what the address says, and shows all again', async () => {
    answerHistory(server, []);
    const { user, location } = show('/history?q=nowhere&starred=true');
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeInTheDocument();
    expect(search()).toHaveValue('nowhere');
    expect(screen.getByRole('button', { name: 'Starred only' })).toHaveAttribute('aria-pressed', 'true');
    answerHistory(server, [LISBON]);
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await heading('1 result')).toBeInTheDocument();
    expect(location()).toBe('/history');
    expect(search()).toHaveValue('');
  });

  it('shows starred ones on their own', async () => {
    const { user } = show();
    await heading('2 results');
    answerHistory(server, []);
    await user.click(screen.getByRole('button', { name: 'Starred only' }));
    expect(await screen.findByRole('heading', { name: 'No stars yet' })).toBeInTheDocument();
    expect(lastAsked()).toEqual({ offset: '0', limit: '25', starred: 'true' });
  });
});

describe('a result', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  it('is fetched and opened', async () => {
    const stored = {
      ...anOptimization(),
      isComplete: true,
      createdAt: LISBON.createdAt,
      isStarred: false,
      selectedPrompt: null,
      selectedVariantId: null,
      refinementsLeft: 2,
    };
    server.on('GET /api/optimizations/{id}', () => ok('GET /api/optimizations/{id}', stored));
    const { user } = show();
    await heading('2 results');
    await user.click(button(`Open: ${LISBON.originalPrompt}`));
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith(stored));
  });

  it('that is gone by now is said to be, and leaves the list', async () => {
    server.on('GET /api/optimizations/{id}', () => failed('NOT_FOUND', 'We could not find that optimization.'));
    const { user } = show();
    await heading('2 results');
    answerHistory(server, [RIVER]);
    await user.click(button(`Open: ${LISBON.originalPrompt}`));
    await message('We could not find that optimization.');
    expect(await heading('1 result')).toBeInTheDocument();
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('gives its prompt back', async () => {
    const { user } = show();
    await heading('2 results');
    await user.click(button(`Use again: ${LISBON.originalPrompt}`));
    expect(onReuse).toHaveBeenCalledWith(LISBON.originalPrompt);
  });

  it('gets a star at once, and loses it again if that could not be saved', async () => {
    server.on('PUT /api/optimizations/{id}/star', () => new Response(null, { status: 204 }));
    server.on('DELETE /api/optimizations/{id}/star', () => failed('INTERNAL', 'Something broke on our side.'));
    const { user } = show();
    await heading('2 results');
    answerHistory(server, [{ ...LISBON, isStarred: true }, RIVER]);
    await user.click(button(`Star: ${LISBON.originalPrompt}`));
    expect(button(`Star: ${LISBON.originalPrompt}`)).toHaveAttribute('aria-pressed', 'true');
    await user.click(button(`Star: ${RIVER.originalPrompt}`));
    await message('Star not saved');
    expect(button(`Star: ${RIVER.originalPrompt}`)).toHaveAttribute('aria-pressed', 'true');
    expect(server.calls('PUT /api/optimizations/{id}/star').map(({ url }) => url)).toEqual([
      `/api/optimizations/${LISBON.id}/star`,
    ]);
  });

  it('is deleted after a question that names it, and the focus goes to the list', async () => {
    server.on('DELETE /api/optimizations/{id}', () => new Response(null, { status: 204 }));
    const { user } = show();
    await heading('2 results');
    await user.click(button(`Delete: ${LISBON.originalPrompt}`));
    expect(dialog('Delete this result?').getByText(LISBON.originalPrompt)).toBeInTheDocument();
    await user.click(dialog('Delete this result?').getByRole('button', { name: 'Keep it' }));
    expect(server.calls('DELETE /api/optimizations/{id}')).toEqual([]);
    await user.click(button(`Delete: ${LISBON.originalPrompt}`));
    answerHistory(server, [RIVER]);
    await user.click(dialog('Delete this result?').getByRole('button', { name: 'Delete result' }));
    await message('Result deleted');
    expect(await heading('1 result')).toHaveFocus();
  });

  it('that another tab has deleted counts as deleted', async () => {
    server.on('DELETE /api/optimizations/{id}', () => failed('NOT_FOUND', 'We could not find that optimization.'));
    const { user } = show();
    await heading('2 results');
    await user.click(button(`Delete: ${LISBON.originalPrompt}`));
    await user.click(dialog('Delete this result?').getByRole('button', { name: 'Delete result' }));
    await message('Result deleted');
  });
});

describe('all of it', () => {
  it('is deleted after a question that says what goes', async () => {
    server.on('DELETE /api/optimizations', () =>
      ok('DELETE /api/optimizations', { success: true, message: 'Your history has been deleted.', deleted: 2 }),
    );
    const { user } = show();
    await heading('2 results');
    await user.click(screen.getByRole('button', { name: 'Delete all' }));
    const question = dialog('Delete your whole history?');
    expect(question.getByText(/starred ones too/)).toBeInTheDocument();
    answerHistory(server, []);
    await user.click(question.getByRole('button', { name: 'Delete all results' }));
    await message('2 results deleted.');
    expect(await heading('Nothing here yet')).toBeInTheDocument();
  });

  it('stays when the server can’t delete it, which is said', async () => {
    server.on('DELETE /api/optimizations', () => failed('INTERNAL', 'Something broke on our side.'));
    const { user } = show();
    await heading('2 results');
    await user.click(screen.getByRole('button', { name: 'Delete all' }));
    await user.click(dialog('Delete your whole history?').getByRole('button', { name: 'Delete all results' }));
    await message('Not deleted');
    expect(await heading('2 results')).toBeInTheDocument();
  });

  it.each([
    ['As JSON, for programs', 'json'],
    ['As Markdown, for reading', 'markdown'],
  ])('is downloaded %s', async (name, format) => {
    server.on('GET /api/optimizations/export', () => new Response('{}'));
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: () => 'blob:history', revokeObjectURL: () => undefined });
    const { user } = show();
    await heading('2 results');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await user.click(screen.getByRole('button', { name }));
    await message('Download started');
    expect(server.calls('GET /api/optimizations/export')[0]?.url).toBe(`/api/optimizations/export?format=${format}`);
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
  });

  it('is not downloaded when the server refuses, which is said', async () => {
    server.on('GET /api/optimizations/export', () =>
      failed('RATE_LIMITED', 'You have downloaded your history several times.'),
    );
    const { user } = show();
    await heading('2 results');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await user.click(screen.getByRole('button', { name: 'As JSON, for programs' }));
    await message('You have downloaded your history several times.');
  });
});

describe('keeping', () => {
  const answerKeeping = (isKept: boolean, recoverableUntil: string | null) =>
    server.on('PUT /api/optimizations/keeping', () =>
      ok('PUT /api/optimizations/keeping', { isKept, recoverableUntil }),
    );

  it('is turned off only after it was said what becomes of what is there', async () => {
    answerKeeping(false, '2026-11-23T08:00:00.000Z');
    const { user } = show();
    await heading('2 results');
    await user.click(screen.getByRole('switch', { name: 'Keep my history' }));
    const question = dialog('Turn keeping off?');
    expect(
      question.getByText(/deleted for good after 24 hours: what is in it now, starred or not/),
    ).toBeInTheDocument();
    expect(screen.getByRole('switch')).toBeChecked();
    await user.click(question.getByRole('button', { name: 'Turn off' }));
    expect(await heading('Your history is not kept')).toBeInTheDocument();
    expect(screen.queryByText(LISBON.originalPrompt)).not.toBeInTheDocument();
    expect(server.calls('PUT /api/optimizations/keeping')[0]?.body).toEqual({ isKept: false });
  });

  it('stays on when somebody thinks better of it, or the server can’t do it', async () => {
    server.on('PUT /api/optimizations/keeping', () => failed('INTERNAL', 'Something broke on our side.'));
    const { user } = show();
    await heading('2 results');
    await user.click(screen.getByRole('switch'));
    await user.click(dialog('Turn keeping off?').getByRole('button', { name: 'Keep my history' }));
    expect(server.calls('PUT /api/optimizations/keeping')).toEqual([]);
    await user.click(screen.getByRole('switch'));
    await user.click(dialog('Turn keeping off?').getByRole('button', { name: 'Turn off' }));
    await message('Something broke on our side.');
    expect(screen.getByText(LISBON.originalPrompt)).toBeInTheDocument();
  });

  it('is turned on again, and what is still there is back', async () => {
    const until = '2026-11-23T08:00:00.000Z';
    answerHistory(server, [], { isKept: false, recoverableUntil: until });
    answerKeeping(true, null);
    const { user } = show();
    await heading('Your history is not kept');
    const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(until),
    );
    expect(screen.getByText(new RegExp(`goes by ${when} at the latest`))).toBeInTheDocument();
    answerHistory(server, [LISBON]);
    await user.click(screen.getByRole('button', { name: 'Keep my history again' }));
    expect(await heading('1 result')).toBeInTheDocument();
  });

  it('offers to delete what is still there only while there is something', async () => {
    answerHistory(server, [], { isKept: false });
    show();
    await heading('Your history is not kept');
    expect(screen.getByText('There is nothing left of earlier results.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete it all now' })).not.toBeInTheDocument();
  });
});

it('sends nobody’s prompt whole to a screen reader as a button’s name', async () => {
  const long: HistoryEntry = { ...LISBON, originalPrompt: `${'very '.repeat(90)}long` };
  answerHistory(server, [long]);
  show();
  const names = (await screen.findAllByRole('button', { name: /^Open: / })).map((item) =>
    item.getAttribute('aria-label'),
  );
  expect(names[0]).toMatch(/^Open: (very ){11}very …$|^Open: .{60}…$/);
});
