import { useAuth } from '../../session/useAuth';
import { Actions, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { DownloadCta } from '../../ui/DownloadCta';
import { Page } from '../../ui/Page';
import { PageHero } from '../../ui/PageHero';
import { ProductPicture } from '../../ui/ProductPicture';
import { keyFeatures } from '../../content/keyFeatures';
import { scanLimit } from '../../content/plans';
import { productPictures } from '../../content/productPictures';
import { site } from '../../content/site';
import { PricingSection } from '../../pricing/PricingSection';
import { HeroFilm } from './HeroFilm';
import { MisreadSection } from './MisreadSection';
import { ScanningPhone } from './ScanningPhone';
import styles from './HomePage.module.css';

/** What the product is, in one scroll (R2.26). */
export function HomePage() {
  const signedIn = useAuth().state.kind !== 'signedOut';
  return (
    <Page centered className={styles.page}>
      <PageHero
        display
        title="Scan the card. Keep the contact."
        lead={`${site.name} reads business cards with your iPhone and turns them into contacts you can search, fix and export on the web.`}
      >
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
        <p className={styles.note}>
          {`Free for up to ${scanLimit.free} contacts. Registration requires an iPhone.`}
        </p>
        <HeroFilm />
      </PageHero>
      <section className={styles.features} aria-labelledby="key-features">
        <h2 id="key-features">Key Features</h2>
        <ul className={styles.tiles}>
          {keyFeatures.map(({ title, text, picture }) => (
            <Card as="li" key={title} className={styles.tile}>
              <div className={styles.words}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              {picture === 'iPhone' ? (
                <ScanningPhone />
              ) : (
                <ProductPicture picture={productPictures[picture]} />
              )}
            </Card>
          ))}
        </ul>
      </section>
      <MisreadSection />
      <PricingSection />
      <DownloadCta title="Start with the cards on your desk">
        {`Free for up to ${scanLimit.free} contacts, forever. No credit card needed.`}
      </DownloadCta>
    </Page>
  );
}
