import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Columns } from '../../ui/Columns';
import { Fact, FactList } from '../../ui/FactList';
import { Page } from '../../ui/Page';
import { PageHero } from '../../ui/PageHero';
import { contactFaqs } from '../../content/faqs';
import { site } from '../../content/site';
import { MessageForm } from '../../messages/MessageForm';
import { contactFailure, sendContactMessage } from '../../messages/sendContactMessage';
import styles from './ContactUsPage.module.css';

/** How to reach us (R2.63), and a form that writes to us (R4.6, R5.3, R8.20). */
export function ContactUsPage() {
  return (
    <Page centered>
      <PageHero lead="Questions, ideas or problems? A real person reads every message." />
      <Columns className={styles.columns}>
        <Card className={styles.card} aria-labelledby="message">
          <h2 id="message">Send Us a Message</h2>
          <MessageForm
            isSubjectOptional
            missing="Please fill in all required fields"
            sendLabel="Send Message"
            send={sendContactMessage}
            failure={contactFailure}
          />
        </Card>
        <div className={styles.aside}>
          <Card className={styles.card} aria-labelledby="support">
            <h2 id="support">Support</h2>
            <FactList>
              <Fact label="Email">
                <a href={`mailto:${site.supportMailbox}`}>{site.supportMailbox}</a>
              </Fact>
              <Fact label="Office hours">Monday to Friday 9AM-5PM EST</Fact>
              <Fact label="Response time">Within 24 hours</Fact>
            </FactList>
          </Card>
          <Card className={styles.card} aria-labelledby="faq">
            <h2 id="faq">Frequently Asked Questions</h2>
            {contactFaqs.map(({ question, answer }) => (
              <div key={question}>
                <h3>{question}</h3>
                <p>{answer}</p>
              </div>
            ))}
            <ButtonLink to="/support">View All FAQs</ButtonLink>
          </Card>
        </div>
      </Columns>
    </Page>
  );
}
