import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './layout/fonts.css';

// The page may come back from the browser's memory after someone has signed out.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
