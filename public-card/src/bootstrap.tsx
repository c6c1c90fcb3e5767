import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'shared-lib/router';
import App from './app/app';
import { OpenCardPage } from './app/open-card-page';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="/c/:slug" element={<App />} />
        <Route path="*" element={<OpenCardPage />} />
      </Routes>
    </BrowserRouter>,
  );
}
