import '@/config/parse-without-eval';
import '@/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Providers } from './providers';
import { Router } from './router';
import { startSessionWhenIdle } from './start-session';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id="root".');

startSessionWhenIdle();

createRoot(root).render(
  <StrictMode>
    <Providers>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);
