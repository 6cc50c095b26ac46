import {
  Ban,
  ClipboardList,
  CloudCheck,
  FileDown,
  FileOutput,
  Globe,
  Hand,
  Headset,
  NotebookPen,
  ScanText,
  SpellCheck,
  SunMoon,
  Undo2,
  WalletCards,
} from 'lucide';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Button';
import { DownloadCta } from '../../ui/DownloadCta';
import { Icon } from '../../ui/Icon';
import { Page } from '../../ui/Page';
import { PageHero } from '../../ui/PageHero';
import { ProductPicture } from '../../ui/ProductPicture';
import { featureSections, type Feature, type FeatureIcon } from '../../content/features';
import { planFacts, planTag, scanLimit } from '../../content/plans';
import { productPictures } from '../../content/productPictures';
import { PlanComparison } from '../../pricing/PlanComparison';
import { PricingSection } from '../../pricing/PricingSection';
import styles from './FeaturesPage.module.css';

const icons: Record<FeatureIcon, ComponentProps<typeof Icon>['name']> = {
  adFree: Ban,
  card: 'card',
  export: FileDown,
  misread: SpellCheck,
  notes: NotebookPen,
  offline: Undo2,
  programs: FileOutput,
  scan: ScanText,
  search: 'search',
  secretary: ClipboardList,
  support: Headset,
  swipe: Hand,
  sync: CloudCheck,
  team: 'contacts',
  theme: SunMoon,
  wallet: WalletCards,
  web: Globe,
};

/** What the product does, and in which plans (R2.62). */
export function FeaturesPage() {
  return (
    <Page centered className={styles.page}>
      <PageHero
        display
        title="Powerful Features for Effortless Networking"
        lead={`Scan a card with your iPhone, then find, fix and use the contact anywhere. Free for up to ${scanLimit.free} cards, no credit card needed.`}
      >
        <ButtonLink href="#pricing">See Prices</ButtonLink>
      </PageHero>
      {featureSections.map(({ title, lead, picture, features }) => (
        <section key={title} className={clsx(styles.section, !picture && styles.plain)}>
          <div>
            <h2>{title}</h2>
            <p className={styles.lead}>{lead}</p>
            <ul className={styles.features}>
              {features.map((feature) => (
                <FeatureItem key={feature.title} {...feature} />
              ))}
            </ul>
          </div>
          {picture && <ProductPicture picture={productPictures[picture]} />}
        </section>
      ))}
      <div className={styles.plans}>
        <PricingSection />
        <PlanComparison />
      </div>
      <DownloadCta title="Ready for the next card you’re handed">
        {`Download the app and scan your first card. Free for up to ${scanLimit.free} contacts.`}
      </DownloadCta>
    </Page>
  );
}

function FeatureItem({ title, text, fact, icon }: Feature) {
  const tag = planTag(fact);
  const isUnderDevelopment = 'isUnderDevelopment' in planFacts[fact];
  return (
    <li>
      <Icon name={icons[icon]} />
      <h3>{title}</h3>
      <p>{text}</p>
      {tag && <p className={styles.tag}>{tag}</p>}
      {isUnderDevelopment && (
        <Badge className={styles.badge} isWarning>
          UNDER DEVELOPMENT
        </Badge>
      )}
    </li>
  );
}
