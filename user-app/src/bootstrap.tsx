import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'shared-lib/router';
import { connectAuth } from 'shared-lib/session';
import { watchAfterFirstScreen } from 'shared-lib/monitoring';
import { createStore } from 'shared-lib/store';
import { Toasts } from 'shared-lib/toast';
import 'shared-lib/ui/typeface.css';
import { StandaloneApp } from './app/standalone/standalone-app';

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
        <StandaloneApp />
        <Toasts />
      </BrowserRouter>
    </Provider>
  </StrictMode>,
);
