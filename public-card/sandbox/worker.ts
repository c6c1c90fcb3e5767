/*
 * Runs one template's code. This file is ours and comes first; then everything that could reach out of the worker is
 * taken away, and only then the template's code is let in. What really holds is the policy that the worker inherits from
 * its frame: no network, no evaluation of text.
 */
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TEMPLATE_LIMITS } from 'shared-lib/model';
import { lockDown } from './lock-down';
import { TemplateIcon } from './template-icon';

type Component = (props: object) => React.ReactNode;
type Definition = (
  react: typeof React,
  icon: typeof TemplateIcon,
  load: (name: string) => unknown,
  exports: { default?: Component },
  module: { exports: { default?: Component } },
) => void;

/** Request of the frame to this worker. */
export type WorkerRequest = { id: number } & ({ codeUrl: string } | { props: object });

/** Answer of this worker. */
export type WorkerAnswer = { id: number } & (
  { ok: true; html: string } | { ok: false; reason: 'throws' | 'large'; message: string; line: number | null }
);

// The compiler would take it for a window.
declare const self: {
  postMessage: (answer: WorkerAnswer | 'up') => void;
  importScripts: (url: string) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void) => void;
  defineTemplate?: (definition: Definition) => void;
};
const scope = self;

// Stored before the template's code could replace the globals.
const post = scope.postMessage.bind(scope);
const importScripts = scope.importScripts.bind(scope);
const { createElement } = React;
const render = renderToStaticMarkup;
const apply = Reflect.apply;
const exec = RegExp.prototype.exec;
const toText = String;
const slice = String.prototype.slice;

let component: Component | undefined;

const shorten = (text: unknown): string => apply(slice, toText(text), [0, 500]);

/**
 * Returns the line of the template's code that an error comes from; the code begins on the first line of its script.
 */
function lineOf(error: unknown): number | null {
  const stack = typeof error === 'object' && error && 'stack' in error ? error.stack : null;
  const found: RegExpExecArray | null =
    typeof stack === 'string' ? apply(exec, /blob:[^)\s]*?:(\d+):\d+/, [stack]) : null;
  return found ? Number(found[1]) : null;
}

function failure(error: unknown): Omit<WorkerAnswer & { ok: false }, 'id'> {
  const message =
    error instanceof Error ? `${shorten(error.name)}: ${shorten(error.message)}` : shorten(error);
  return { ok: false, reason: 'throws', message, line: lineOf(error) };
}

function define(definition: Definition): void {
  const module: { exports: { default?: Component } } = { exports: {} };
  const load = (name: string) => {
    if (name !== 'react') throw new Error(`import ${shorten(name)}`);
    return React;
  };
  definition(React, TemplateIcon, load, module.exports, module);
  component = module.exports.default;
}

function answer(
  request: WorkerRequest,
): Omit<WorkerAnswer & { ok: true }, 'id'> | Omit<WorkerAnswer & { ok: false }, 'id'> {
  try {
    if ('codeUrl' in request) {
      importScripts(request.codeUrl);
      return { ok: true, html: '' };
    }
    if (typeof component !== 'function' && typeof component !== 'object') throw new Error('export default');
    const html = render(createElement(component, request.props));
    return typeof html === 'string' && html.length <= TEMPLATE_LIMITS.markup
      ? { ok: true, html }
      : { ok: false, reason: 'large', message: '', line: null };
  } catch (error) {
    return failure(error);
  }
}

scope.addEventListener('message', ({ data }) => post({ id: data.id, ...answer(data) }));
lockDown();
Object.defineProperty(scope, 'defineTemplate', { value: define });
post('up');
