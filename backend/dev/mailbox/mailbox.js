// Runs in the browser: asks for the page every two seconds and takes over what is new, without moving the reader.
const INTERVAL_MS = 2_000;
const list = document.getElementById('list');
const main = document.getElementById('mail');
const news = document.getElementById('news');
const showsNewest = /\/mailbox\/?$/.test(location.pathname);

async function refresh() {
  if (document.hidden) return;
  const response = await fetch(location.href);
  if (!response.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  const freshList = fresh.getElementById('list');
  if (freshList.innerHTML === list.innerHTML) return;
  const focused = document.activeElement?.getAttribute('href');
  const arrived = freshList.querySelectorAll('li').length - list.querySelectorAll('li').length;
  list.replaceChildren(...freshList.childNodes);
  if (showsNewest) main.replaceChildren(...fresh.getElementById('mail').childNodes);
  if (focused) list.querySelector(`a[href="${focused}"]`)?.focus();
  news.textContent = arrived === 1 ? 'One new mail.' : 'New mail.';
}

setInterval(() => {
  // The server may be restarting; the next round asks again.
  refresh().catch(() => undefined);
}, INTERVAL_MS);
