import { useParams } from 'shared-lib/router';
import { slugify } from 'shared-lib/model';
import { FederatedCard } from './federated-card';

/** Renders the card that the shell shows at `/c/:slug`. */
export default function App() {
  const { slug = '' } = useParams();
  return <FederatedCard slug={slugify(slug)} />;
}
