import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RulesSyntaxError } from '../rules/syntax/source';
import { exportText, importData, type ExportedData, type ExportedFiles } from '../service/export-import';
import type { FirestoreService } from '../service/firestore-service';
import type { DocumentJson } from '../service/messages';
import type { RulesSource } from '../service/rules-source';
import { isObject, type Json } from '../store/plain-objects';
import { invalidArgument } from '../store/status';
import { decodePath, readJsonBody, sendJson } from './http';
import { messageType, readJson } from './json-codec';
import { requireOwnOrigin } from './own-origin';
import { readRulesFiles } from './rules-files';

/** As much as fits into one text. */
const MAX_IMPORT_BYTES = 512 * 1024 * 1024;
const SECURITY_RULES = /^\/emulator\/v1\/projects\/([^/]+):securityRules$/;
const DOCUMENTS = /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents$/;

interface ControlContext {
  service: FirestoreService;
  rules: RulesSource;
  files: ExportedFiles;
  /** Returns the ports of the services, for clients that query the hub. */
  addresses(): { firestore: number; storage?: number };
  /** Deletes all data of all parts. */
  reset(): Promise<void>;
  /** Serves the page for people, below `/__local/`. */
  inspector: {
    serve(url: URL, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  };
}

/** The endpoints beside the API itself: tests load rules and wipe data here, tools read the meter. */
export class ControlEndpoints {
  constructor(private readonly context: ControlContext) {}

  /** Serves a control request; returns false for any other address. */
  async serve(url: URL, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const path = decodePath(url.pathname);
    const [, project] = SECURITY_RULES.exec(path) ?? [];
    if (project !== undefined && request.method === 'PUT') {
      await this.loadRules(project, request, response);
      return true;
    }
    const documents = DOCUMENTS.exec(path);
    if (documents && request.method === 'DELETE') {
      const name = `projects/${documents[1]}/databases/${documents[2]}`;
      this.context.service.store.clear((database) => database === name);
      sendJson(response, {});
      return true;
    }
    if (path === '/__local' || path.startsWith('/__local/')) {
      requireOwnOrigin(request, response);
      if (await this.context.inspector.serve(url, request, response)) return true;
    }
    return this.serveLocal(`${request.method} ${path}`, request, response);
  }

  private async serveLocal(
    call: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const { service } = this.context;
    switch (call) {
      case 'GET /':
        response.writeHead(200, { 'Content-Type': 'text/plain' }).end('Ok\n');
        return true;
      case 'GET /emulators':
        sendJson(response, this.emulators());
        return true;
      case 'PUT /functions/disableBackgroundTriggers':
      case 'PUT /functions/enableBackgroundTriggers':
        sendJson(response, { enabled: call.includes('enable') });
        return true;
      case 'GET /__local/usage':
        sendJson(response, service.usage.current());
        return true;
      case 'POST /__local/usage/reset':
        service.usage.reset();
        sendJson(response, {});
        return true;
      case 'POST /__local/reset':
        await this.context.reset();
        sendJson(response, {});
        return true;
      case 'GET /__local/export':
        response.writeHead(200, { 'Content-Type': 'application/json; charset=UTF-8' });
        await pipeline(Readable.from(exportText(service.store, this.context.files)), response);
        return true;
      case 'POST /__local/import':
        await importData(
          service,
          this.context.files,
          readExport(await readJsonBody(request, MAX_IMPORT_BYTES)),
        );
        sendJson(response, {});
        return true;
      default:
        return false;
    }
  }

  private async loadRules(
    project: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const [{ name = 'firestore.rules', content } = {}] = await readRulesFiles(request);
    if (content === undefined) throw invalidArgument('rules.files[0].content is missing.');
    try {
      this.context.rules.load(project, content, name);
      sendJson(response, {});
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      sendJson(response, { error: { code: 400, message: error.message, status: 'INVALID_ARGUMENT' } }, 400);
    }
  }

  private emulators(): Record<string, { host: string; port: number }> {
    const { firestore, storage } = this.context.addresses();
    const at = (port: number) => ({ host: '127.0.0.1', port });
    return {
      hub: at(firestore),
      firestore: at(firestore),
      ...(storage !== undefined && { storage: at(storage) }),
    };
  }
}

/** Parses an export from outside, each document checked like one that a client writes. */
export function readExport(json: unknown): ExportedData {
  const given: Json = isObject(json) ? json : {};
  const { version, documents, files = [] } = given;
  if (version !== 1 || !Array.isArray(documents) || !Array.isArray(files)) {
    throw invalidArgument('Expected {"version": 1, "documents": […], "files": […]}.');
  }
  const type = messageType('Document');
  return { version, documents: documents.map((document) => readJson<DocumentJson>(type, document)), files };
}
