import { request } from 'node:http';

/** Sends a GET for a path as it is written, which `fetch` and `URL` would mend, and returns status and body. */
export const askRawPath = (port: number, path: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });
