import { useUid } from '../../auth/useAuth';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageHeading } from '../../ui/PageHeading';
import { contactFaqs } from '../../content/faqs';
import { site } from '../../content/site';
import { ContactUsForm } from './ContactUsForm';
import styles from './ContactUsPage.module.css';

/** How to reach us (R2.63). */
export function ContactUsPage() {
  const uid = useUid();
  return (
    <div className={styles.page}>
      <header>
        <PageHeading title="Contact Us" />
        <p className={styles.lead}>Questions, ideas, trouble: a person reads every message.</p>
      </header>
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="message">
          <h2 id="message">Send Us a Message</h2>
          {/* Keyed by user: what one typed is not shown to another. */}
          <ContactUsForm key={uid} uid={uid} />
        </section>
        <div className={styles.aside}>
          <section className={styles.card} aria-labelledby="support">
            <h2 id="support">Support</h2>
            <dl>
              <div>
                <dt>Email</dt>
                <dd>
                  <a href={`mailto:${site.supportMailbox}`}>{site.supportMailbox}</a>
                </dd>
              </div>
              <div>
                <dt>Office hours</dt>
                <dd>Monday to Friday 9AM-5PM EST</dd>
              </div>
              <div>
                <dt>Response time</dt>
                <dd>Within 24 hours</dd>
              </div>
            </dl>
          </section>
          <section className={styles.card} aria-labelledby="faq">
            <h2 id="faq">Frequently Asked Questions</h2>
            {contactFaqs.map(({ question, answer }) => (
              <div key={question}>
                <h3>{question}</h3>
                <p>{answer}</p>
              </div>
            ))}
            <ButtonLink to="/support">View All FAQs</ButtonLink>
          </section>
        </div>
      </div>
    </div>
  );
}
