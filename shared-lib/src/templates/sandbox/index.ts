export {
  JOB_LIMIT_MS,
  JOB_MARKUP_LIMIT,
  RENDER_LIMIT_MS,
  readFragment,
  type SandboxMessage,
  type SandboxRequest,
} from './protocol';
export { SandboxFault } from './sandbox-fault';
