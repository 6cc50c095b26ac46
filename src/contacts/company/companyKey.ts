import type { Contact } from '../contact';
import { boughtDomain, hostOf, labelAndEnding, PROVIDERS } from '../domains';
import { MAIL_PROVIDERS, NO_COMPANIES } from '../same/wordLists';
import { withoutLegalForm } from './legalForms';

/** Providers with an ending for each country. */
const EVERYWHERE = new Set(
  'yahoo hotmail live outlook gmx msn icloud yandex protonmail rediffmail'.split(' '),
);

/** Where people and firms have a page without a domain of their own. */
const SHARED_SITES = new Set(
  (
    'linkedin.com facebook.com instagram.com twitter.com x.com youtube.com xing.com tiktok.com wa.me t.me linktr.ee ' +
    'google.com bit.ly wordpress.com blogspot.com wixsite.com weebly.com medium.com github.com github.io about.me ' +
    'behance.net dribbble.com alibaba.com indiamart.com wechat.com weixin.qq.com'
  ).split(' '),
);

/**
 * The same for contacts of one company, '' where nothing says which: the domain of the e-mail, else that of the
 * website, else the name without its legal form. Providers of mail and pages join nobody.
 */
export function companyKey(contact: Contact): string {
  const { website, company } = contact;
  const domain = emailDomain(contact) || ownDomain(hostOf(website));
  if (domain !== '') return `domain ${domain}`;
  const name = withoutLegalForm(company);
  return name === '' || NO_COMPANIES.has(name.replaceAll(' ', '')) ? '' : `name ${name}`;
}

/** The domain of the e-mail's company, such as `kitz.co.uk`; '' for none, and for a provider's. */
export function emailDomain({ email }: Contact): string {
  return ownDomain(hostOf(email.slice(email.lastIndexOf('@') + 1)));
}

function ownDomain(host: string): string {
  if (host === '' || SHARED_SITES.has(host)) return '';
  const domain = boughtDomain(host);
  const isShared =
    PROVIDERS.has(domain) ||
    MAIL_PROVIDERS.has(domain) ||
    SHARED_SITES.has(domain) ||
    EVERYWHERE.has(labelAndEnding(domain)[0]);
  return isShared ? '' : domain;
}
