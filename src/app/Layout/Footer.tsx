import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../../session/useAuth';
import { site } from '../../content/site';
import { routeAt } from '../../routes';
import styles from './Footer.module.css';
import { navigation, shownEntries, type NavigationEntry } from './navigation';
import { PageLink } from './NavigationItem';

interface FooterProps {
  onShowKeys: (() => void) | null;
}

/** The footer of every page (R2.25). */
export function Footer({ onShowKeys }: FooterProps) {
  const { kind } = useAuth().state;
  const isForWork = routeAt(useLocation().pathname).access === 'signedIn';
  return (
    <footer className={clsx(styles.footer, isForWork && styles.forWork)}>
      <div className={styles.columns}>
        <p className={styles.description}>
          <strong>{site.name}</strong> turns the business cards you scan with your iPhone into
          contacts you can search, fix and export.
        </p>
        <LinkList title="Quick Links" entries={shownEntries(navigation.quickLinks, kind)} />
        <LinkList title="Legal" entries={shownEntries(navigation.legal, kind)} />
        <section className={styles.download}>
          <h2>Download the App</h2>
          <p>Registration requires an iPhone.</p>
          <a href={site.appStoreUrl}>Download on the App Store</a>
        </section>
      </div>
      <div className={styles.end}>
        <Copyright />
        <p className={styles.links}>
          <a href="/licences.txt">Licences</a>
        </p>
        {onShowKeys && (
          <button type="button" className={styles.keys} aria-haspopup="dialog" onClick={onShowKeys}>
            Keyboard Shortcuts
          </button>
        )}
      </div>
    </footer>
  );
}

/** With the current year, also where the page was served in the year before. */
function Copyright() {
  const words = `© ${new Date().getFullYear()} ${site.name}. All rights reserved.`;
  return (
    <p
      suppressHydrationWarning
      ref={(shown) => {
        if (shown) shown.textContent = words;
      }}
    >
      {words}
    </p>
  );
}

function LinkList({ title, entries }: { title: string; entries: NavigationEntry[] }) {
  const links = entries.filter((entry) => entry.kind === 'page');
  return (
    links.length > 0 && (
      <nav aria-label={title}>
        <h2>{title}</h2>
        <ul className={styles.links}>
          {links.map((entry) => (
            <li key={entry.path}>
              <PageLink entry={entry}>{entry.label}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
