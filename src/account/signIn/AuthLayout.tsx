import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/PageHeading';
import { BrandIllustration } from './BrandIllustration';
import styles from './AuthLayout.module.css';

interface AuthLayoutProps {
  /** One sentence under the title. */
  lead: string;
  children: ReactNode;
  footer: ReactNode;
}

/** The frame of the pages before the login (login, sign-up, password reset): a form beside the brand. */
export function AuthLayout({ lead, children, footer }: AuthLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.form}>
        <PageHeading />
        <p className={styles.lead}>{lead}</p>
        {children}
        <div className={styles.footer}>{footer}</div>
      </div>
      <div className={styles.panel} aria-hidden="true">
        <BrandIllustration />
        <p>Every card you’ve been handed, at hand.</p>
      </div>
    </div>
  );
}
