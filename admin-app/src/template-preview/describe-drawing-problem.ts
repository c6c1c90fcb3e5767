import type { TemplateError } from 'shared-lib/templates';
import { describeRuntimeError } from './describe-runtime-error';
import { messages } from './messages';

/** Describes why a template couldn't be rendered, for its author. */
export function describeDrawingProblem({ code, message, line }: TemplateError): string {
  const detail = message === code ? '' : describeRuntimeError(message);
  const place = line === null ? '' : `${messages.atLine(line)}.`;
  return [messages.drawings[code], place, detail].filter(Boolean).join(' ');
}
