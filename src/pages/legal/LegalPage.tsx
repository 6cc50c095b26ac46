import { useEffect, useRef, useState, type RefObject } from 'react';
import { PageHero } from '../../ui/PageHero';
import type { LegalText } from '../../content/LegalText';
import { formatLongDate } from '../../platform/dates';
import styles from './LegalPage.module.css';

/** A legal text with its contents list (R2.68). */
export function LegalPage({ text }: { text: LegalText }) {
  const sections = useRef<HTMLDivElement>(null);
  // If the page was not served prerendered, the browser looked for a link's section too early.
  useEffect(() => {
    if (window.scrollY > 0) return;
    sections.current?.children.namedItem(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  const read = useSectionRead(sections);
  return (
    <article className={styles.page}>
      <PageHero lead={text.lead}>
        <p className={styles.updated}>
          Last updated <time dateTime={text.updated}>{formatLongDate(text.updated)}</time>
        </p>
      </PageHero>
      <nav aria-labelledby="contents" className={styles.contents}>
        <h2 id="contents">Contents</h2>
        <ol>
          {text.sections.map(({ title }, index) => (
            <li key={title}>
              <a
                href={`#${sectionId(index)}`}
                aria-current={sectionId(index) === read ? 'location' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div ref={sections} className={styles.body}>
        {text.sections.map(({ title, body }, index) => (
          <section key={title} id={sectionId(index)}>
            <h2>{title}</h2>
            {body.map((part) =>
              typeof part === 'string' ? (
                <p key={part}>{part}</p>
              ) : (
                <ul key={part[0]}>
                  {part.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </div>
    </article>
  );
}

/** The id of the section that people read, a fifth below the top of the window; '' before the first. */
function useSectionRead(sections: RefObject<HTMLElement | null>): string {
  const [read, setRead] = useState('');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
        if (shown) setRead(shown.target.id);
      },
      { rootMargin: '-20% 0% -79%' },
    );
    for (const section of sections.current?.children ?? []) observer.observe(section);
    return () => observer.disconnect();
  }, [sections]);
  return read;
}

function sectionId(index: number): string {
  return `section-${String(index + 1)}`;
}
