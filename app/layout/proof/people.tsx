import type { People as Words } from '#packages/content/proof/people.ts';
import type { Photo as PhotoFacts } from '#packages/content/media/photo.ts';
import { NewTabLink } from '#app/layout/new-tab-link.tsx';
import { personId } from '#packages/site/person-id.ts';
import { Logo } from '#app/ui/logo/logo.tsx';
import { Photo } from '#app/ui/photo/photo.tsx';
import { Section } from './section.tsx';
import styles from './proof.module.css';

// The maximum width of a portrait in pixels: --portrait in proof.module.css.
const portraitWidth = 288;

type PeopleProps = { words: Words; photos: Readonly<Record<string, PhotoFacts>> };

/** The company's people with their portraits. The logo replaces a missing portrait if others have one. */
export function People({ words, photos }: PeopleProps) {
  const people = words.people.map((person) => ({
    ...person,
    photo: person.portrait ? photos[person.portrait] : undefined,
  }));
  const hasPortraits = people.some(({ photo }) => photo);
  return (
    <Section id="people" title={words.title}>
      <ul className={styles.people}>
        {people.map(({ key, name, role, office, photo, links }) => (
          <li key={key} id={personId(key)}>
            {photo && <Photo photo={photo} alt={name} availableWidth={portraitWidth} />}
            {!photo && hasPortraits && (
              <div className={styles.noPortrait}>
                <Logo />
              </div>
            )}
            <h3>{name}</h3>
            <p>{role}</p>
            {office && <p className={styles.quiet}>{office}</p>}
            {links.map((href) => (
              <p key={href}>
                <NewTabLink href={href}>
                  {new URL(href).hostname.replace(/^www\./, '')}
                  <span className="visually-hidden">{`, ${name}`}</span>
                </NewTabLink>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
