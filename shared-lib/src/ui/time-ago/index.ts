export { timeAgo } from './time-ago';
