export { getPublicCard } from './public-card-repository';
