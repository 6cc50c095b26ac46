import type { ReactNode } from 'react';
import { PageHeading } from '../ui/PageHeading';
import { BrandIllustration } from './BrandIllustration';
import styles from './AuthLayout.module.css';

interface EntranceProps {
  title: string;
  /** One sentence under the title. */
  lead: string;
  /** The form. */
  children: ReactNode;
  /** Where else one may want to go. */
  footer: ReactNode;
}

/** The frame of the pages that lead in (login, sign-up, password reset): a form beside the brand. */
export function AuthLayout({ title, lead, children, footer }: EntranceProps) {
  return (
    <div className={styles.page}>
      <div className={styles.form}>
        <PageHeading title={title} />
        <p className={styles.lead}>{lead}</p>
        {children}
        <div className={styles.footer}>{footer}</div>
      </div>
      <div className={styles.panel} aria-hidden="true">
        <BrandIllustration />
        <p>Every card you were handed, at hand.</p>
      </div>
    </div>
  );
}
