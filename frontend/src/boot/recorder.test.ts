import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/dom';
import { startRecording } from './recorder';

beforeEach(() => {
  document.body.innerHTML = `
    <a href="#main">Link</a>
    <form><input aria-label="Name"><button>Send</button></form>
    <textarea aria-label="Prompt"></textarea>`;
});

const listen = (element: Element, type: string) => {
  const heard = jest.fn((event: Event) => event.preventDefault());
  element.addEventListener(type, heard);
  return heard;
};

it('keeps a press of a button and repeats it once, however often it came', () => {
  const submitted = listen(document.forms[0] as HTMLFormElement, 'submit');
  const replay = startRecording();
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(submitted).not.toHaveBeenCalled();
  replay();
  expect(submitted).toHaveBeenCalledTimes(1);
});

it('lets links alone', () => {
  const followed = listen(screen.getByRole('link'), 'click');
  const replay = startRecording();
  fireEvent.click(screen.getByRole('link'));
  expect(followed).toHaveBeenCalledTimes(1);
  replay();
  expect(followed).toHaveBeenCalledTimes(1);
});

it.each([
  ['pro', 'pro'],
  ['free', null],
])('lets the link of the %s plan alone, and remembers a plan that costs', (plan, remembered) => {
  screen.getByRole('link').dataset['plan'] = plan;
  const replay = startRecording();
  fireEvent.click(screen.getByRole('link'));
  replay();
  expect(sessionStorage.getItem('selectedPlan')).toBe(remembered);
});

it('lets a text box be clicked and clicks it again', () => {
  const clicked = listen(screen.getByLabelText('Prompt'), 'click');
  const replay = startRecording();
  fireEvent.click(screen.getByLabelText('Prompt'));
  replay();
  expect(clicked).toHaveBeenCalledTimes(2);
});

it('puts typed text back, even over an emptied field, and announces it', () => {
  const box = screen.getByLabelText<HTMLTextAreaElement>('Prompt');
  const replay = startRecording();
  fireEvent.input(box, { target: { value: 'plan a trip' } });
  box.value = '';
  const heard = jest.fn(() => box.value);
  box.addEventListener('input', heard);
  replay();
  expect(heard).toHaveReturnedWith('plan a trip');
});

it('puts typed text into the field that has come in place of its own', () => {
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  name.name = 'name';
  const replay = startRecording();
  fireEvent.input(name, { target: { value: 'Ada' } });
  const next = name.cloneNode() as HTMLInputElement;
  next.value = '';
  name.replaceWith(next);
  replay();
  expect(next.value).toBe('Ada');
});

it('repeats Ctrl+Enter where it was pressed', () => {
  const box = screen.getByLabelText('Prompt');
  const replay = startRecording();
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  const pressed = jest.fn((event: KeyboardEvent) => event.ctrlKey && event.key);
  box.addEventListener('keydown', pressed);
  replay();
  expect(pressed).toHaveReturnedWith('Enter');
});

it('is over after the replay', () => {
  const replay = startRecording();
  replay();
  const clicked = listen(screen.getByRole('button'), 'click');
  fireEvent.click(screen.getByRole('button'));
  expect(clicked).toHaveBeenCalledTimes(1);
});
