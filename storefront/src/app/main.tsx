import '@/config/parse-without-eval';
import '@/styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isPrerendered } from './is-prerendered';
import { Providers } from './providers';
import { Router } from './router';
import { startSessionWhenIdle } from './start-session';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id="root".');

const shop = (
  <StrictMode>
    <Providers>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </Providers>
  </StrictMode>
);

startSessionWhenIdle();

// What was rendered for another address is shown until React has something better.
if (isPrerendered(root)) hydrateRoot(root, shop);
else createRoot(root).render(shop);
