import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Navigate, Route, Routes } from 'shared-lib/router';
import { connectAuth } from 'shared-lib/session';
import { watchAfterFirstScreen } from 'shared-lib/monitoring';
import { createStore } from 'shared-lib/store';
import { Toasts } from 'shared-lib/toast';
import 'shared-lib/ui/typeface.css';
import App from './app/routes';
import { paths } from './paths';

/** Store of the remote as a page of its own, which the shell provides otherwise. */
const store = createStore();
connectAuth(store);
watchAfterFirstScreen(store);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<Navigate to={paths.admin} replace />} />
          <Route path="*" element={<App />} />
        </Routes>
        <Toasts />
      </BrowserRouter>
    </Provider>
  </StrictMode>,
);
