import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { DownloadCta } from '../../ui/DownloadCta';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { ProductPicture } from '../../ui/ProductPicture';
import { featureSections } from '../../content/features';
import { productPictures } from '../../content/productPictures';
import { PricingSection } from '../../pricing/PricingSection';
import styles from './FeaturesPage.module.css';

/** What the product does, and in which plans (R2.62). */
export function FeaturesPage() {
  return (
    <Page centered className={styles.page}>
      <header className={styles.hero}>
        <PageHeading>Powerful Features for Effortless Networking</PageHeading>
        <p>
          Scan a business card with your iPhone, and find, correct and use the contact anywhere. The
          Free plan has up to 100 cards and needs no credit card.
        </p>
      </header>
      {featureSections.map(({ title, lead, picture, features }) => (
        <section key={title} className={styles.section} data-pictured={picture && true}>
          <div className={styles.sectionHead}>
            <h2>{title}</h2>
            <p>{lead}</p>
          </div>
          {picture && <ProductPicture picture={productPictures[picture]} />}
          <ul className={styles.cards}>
            {features.map((feature) => (
              <Card as="li" key={feature.title} className={styles.card}>
                <h3>{feature.title}</h3>
                <p>{feature.text}</p>
                <p className={styles.tags}>
                  <Badge>{feature.tag}</Badge>
                  {feature.isUnderDevelopment && <Badge>UNDER DEVELOPMENT</Badge>}
                </p>
              </Card>
            ))}
          </ul>
        </section>
      ))}
      <PricingSection />
      <DownloadCta title="Ready when the next card is handed to you">
        Download the app and scan your first card. Free for up to 100 contacts.
      </DownloadCta>
    </Page>
  );
}
