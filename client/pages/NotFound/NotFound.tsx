import type { PageData } from '../../../shared/pageData';
import { Button } from '../../components/Button/Button';
import { Head } from '../../components/Head/Head';
import { Picture } from '../../components/Picture/Picture';
import { TextLink } from '../../components/TextLink/TextLink';

/** The page for unknown URLs. */
export default function NotFound({ page }: PageData['not-found']) {
  const { meta, heading, text, picture, home, links } = page;
  return (
    <>
      <Head {...meta} indexed={false} />
      <div className="half not-found">
        <div className="half__text not-found__words">
          <h1>{heading}</h1>
          <p className="lead">{text}</p>
          <Button to={home.to}>{home.label}</Button>
          <ul className="cluster not-found__links">
            {links.map(({ label, to }) => (
              <li key={to}>
                <TextLink to={to}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="half__picture not-found__picture">
          <Picture
            picture={picture}
            sizes="(min-width: 1024px) 70vw, max(100vw, min(120vw, 48rem))"
            priority
          />
        </div>
      </div>
    </>
  );
}
