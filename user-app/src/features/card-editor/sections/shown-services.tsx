import { Link } from 'shared-lib/router';
import { paths } from '../../../paths';
import panels from '../components/panels.module.css';
import { useEditor } from '../editor-context';
import { sectionMessages as text } from './messages';
import { useShownServices } from './use-shown-services';

/** Renders the names of the services that the section shows, and a link to the screen on which they are edited. */
export function ShownServices() {
  const { card } = useEditor();
  const services = useShownServices(card);
  return (
    <p className={panels.help}>
      {services.length > 0 ? text.services(services.length) : text.noServices}{' '}
      <Link to={paths.services}>{text.toServices}</Link>
    </p>
  );
}
