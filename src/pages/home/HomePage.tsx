import { useAuth } from '../../auth/useAuth';
import { Actions, ButtonLink } from '../../ui/Button';
import { DownloadCta } from '../../ui/DownloadCta';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { ProductPicture } from '../../ui/ProductPicture';
import { keyFeatures } from '../../content/keyFeatures';
import { productPictures } from '../../content/productPictures';
import { site } from '../../content/site';
import { PricingSection } from '../../pricing/PricingSection';
import { HeroFilm } from './HeroFilm';
import styles from './HomePage.module.css';

/** What the product is, in one scroll (R2.26). */
export function HomePage() {
  const signedIn = useAuth().state.kind !== 'signedOut';
  return (
    <Page centered className={styles.page}>
      <div className={styles.hero}>
        <PageHeading>Scan the card. Keep the contact.</PageHeading>
        <p className={styles.lead}>
          {site.name} reads business cards with your iPhone and turns them into contacts that you
          can search, correct and export on the web.
        </p>
        <Actions align="center" className={styles.actions}>
          {signedIn ? (
            <ButtonLink to="/dashboard" variant="primary" icon="contacts">
              Go to Contacts
            </ButtonLink>
          ) : (
            <ButtonLink href={site.appStoreUrl} variant="primary" icon="download">
              Download the iOS App
            </ButtonLink>
          )}
          <ButtonLink to="/features">See Features</ButtonLink>
        </Actions>
        <p className={styles.note}>Free for up to 100 contacts. Registration requires an iPhone.</p>
        <HeroFilm />
      </div>
      <section className={styles.features} aria-labelledby="key-features">
        <h2 id="key-features">Key Features</h2>
        <ul className={styles.cards}>
          {keyFeatures.map(({ title, text, picture }) => (
            <li key={title} className={styles.card}>
              <ProductPicture picture={productPictures[picture]} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <PricingSection />
      <DownloadCta title="Start with the cards on your desk">
        It is free for up to 100 contacts, for as long as you like. No credit card needed.
      </DownloadCta>
    </Page>
  );
}
