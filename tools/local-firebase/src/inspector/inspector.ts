import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodePath, sendJson } from '../protocol/http';
import type { RequestLog } from '../service/request-log';
import type { RulesSource } from '../service/rules-source';
import type { Store } from '../store/store';
import { collectionsPage, databases, documentOf, documentsPage } from './data-pages';
import { sendAsset } from './assets';
import { streamRequests } from './request-feed';

interface InspectorContext {
  store: Store;
  requests: RequestLog;
  rules: RulesSource;
  storageRules: RulesSource;
}

/** Server of the page at `/__local/`: stored documents, requests and their cost, and the rules in force. Read-only. */
export class Inspector {
  constructor(private readonly context: InspectorContext) {}

  /** Serves the page and its data; returns false for any other address. */
  async serve(url: URL, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (request.method !== 'GET') return false;
    const { store, requests, rules, storageRules } = this.context;
    const parameter = (name: string) => url.searchParams.get(name) ?? '';
    const after = url.searchParams.get('after') ?? undefined;
    response.setHeader('Cache-Control', 'no-store');
    switch (decodePath(url.pathname)) {
      case '/__local':
        response.writeHead(308, { Location: '/__local/' }).end();
        return true;
      case '/__local/data/databases':
        sendJson(response, databases(store));
        return true;
      case '/__local/data/collections':
        sendJson(response, collectionsPage(store, parameter('parent'), after));
        return true;
      case '/__local/data/documents':
        sendJson(response, documentsPage(store, parameter('collection'), after));
        return true;
      case '/__local/data/document':
        sendJson(response, documentOf(store, parameter('name')));
        return true;
      case '/__local/requests':
        sendJson(response, { requests: requests.recent() });
        return true;
      case '/__local/requests/stream':
        streamRequests(requests, request, response);
        return true;
      case '/__local/rules':
        sendJson(response, { firestore: rules.state(), storage: storageRules.state() });
        return true;
      default:
        return sendAsset(url.pathname.slice('/__local/'.length), response);
    }
  }
}
