export { useAnswer } from './use-answer';
