/** What every supported browser has and jsdom hasn't, as far as our screens use it. */
export function installMissingBrowserParts(): void {
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Object.assign(Element.prototype, {
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    scrollIntoView: () => undefined,
  });
  Object.assign(window, {
    scrollTo: () => undefined,
    matchMedia: (query: string) => Object.assign(new EventTarget(), { matches: false, media: query }),
  });
}
