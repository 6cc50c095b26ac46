import { Card } from '../../ui/Card';
import { Columns } from '../../ui/Columns';
import { Fact, FactList } from '../../ui/FactList';
import { Page } from '../../ui/Page';
import { PageHero } from '../../ui/PageHero';
import { Icon } from '../../ui/Icon';
import { supportFaqs } from '../../content/faqs';
import { site } from '../../content/site';
import { MessageForm } from '../../messages/MessageForm';
import { refusalReason, sendSupportRequest } from '../../messages/sendSupportRequest';
import styles from './SupportPage.module.css';

/** Questions with answers, and the way to a person (R2.64 to R2.66, R4.7, R5.4, R8.21). */
export function SupportPage() {
  return (
    <Page centered>
      <PageHero lead="Answers to common questions, and a real person when you need one." />
      <Columns className={styles.columns}>
        <div className={styles.main}>
          <section aria-labelledby="faq">
            <h2 id="faq">Frequently Asked Questions</h2>
            <Card as="div" flush className={styles.faqs}>
              {supportFaqs.map(({ question, answer }) => (
                // One name for all of them: the browser closes the open one when another opens.
                <details key={question} name="support-faq" className={styles.faq}>
                  <summary>
                    <span>{question}</span>
                    <Icon name="chevronDown" />
                  </summary>
                  <p>{answer}</p>
                </details>
              ))}
            </Card>
          </section>
          <Card aria-labelledby="support-request">
            <h2 id="support-request">Submit a Support Request</h2>
            <MessageForm
              noValidate
              missing="Please fill in all required fields."
              sendLabel="Submit Request"
              send={sendSupportRequest}
              failure={(error) =>
                `There was an error sending your message. Please try again or contact us directly at ${site.supportMailbox}. ${refusalReason(error)}`
              }
              isGoneWhenSent
            />
          </Card>
        </div>
        <Card className={styles.card} aria-labelledby="support-email">
          <h2 id="support-email">Email Support</h2>
          <p>
            <a href={`mailto:${site.supportMailbox}`}>{site.supportMailbox}</a>
          </p>
          <h3>Response Time</h3>
          <FactList className={styles.times}>
            <Fact label="Standard requests">Within 24 hours</Fact>
            <Fact label="Premium requests">Within 4 hours</Fact>
          </FactList>
        </Card>
      </Columns>
    </Page>
  );
}
