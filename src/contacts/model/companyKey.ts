import { wordSet } from '../../platform/wordSet';
import type { Contact } from './contact';
import { boughtDomain, emailDomain, hostOf, isMailProvider, labelAndEnding } from '../text/domains';
import { companyKey } from '../text/companies';

/** Hosts of pages for people and firms without a domain of their own. */
const SHARED_SITES = wordSet(
  'linkedin.com facebook.com fb.com instagram.com twitter.com x.com youtube.com youtu.be xing.com ' +
    'tiktok.com vk.com ok.ru weibo.com pinterest.com tumblr.com wa.me t.me line.me linktr.ee lnkd.in bit.ly ' +
    'goo.gl wordpress.com wixsite.com wix.com weebly.com jimdo.com jimdofree.com webnode.com business.site ' +
    'myshopify.com webflow.io notion.site carrd.co medium.com substack.com github.com github.io gitlab.io ' +
    'about.me behance.net dribbble.com amazon.com alibaba.com made-in-china.com indiamart.com tradeindia.com ' +
    'wechat.com weixin.qq.com',
);
const SHARED_EVERYWHERE = new Set(['google', 'blogspot']);

/** The key of a contact's company by the domain of e-mail or website; '' without one. */
export function domainKey(contact: Contact): string {
  const domain = companyEmailDomain(contact) || siteDomain(contact);
  return domain === '' ? '' : `domain ${domain}`;
}

/** The same by its plain name, also where a domain comes first; '' without one. */
export function nameKey(contact: Contact): string {
  const name = companyKey(contact.company);
  return name === '' ? '' : `name ${name}`;
}

/** The domain of the e-mail's company, such as `kitz.co.uk`; '' for none, and for a provider's. */
export function companyEmailDomain({ email }: Contact): string {
  const domain = emailDomain(email);
  return isMailProvider(domain) ? '' : domain;
}

/** Those who work for a network or a shop write from it; a page there tells no company. */
function siteDomain({ website }: Contact): string {
  const host = hostOf(website);
  const domain = boughtDomain(host);
  const isShared =
    SHARED_SITES.has(host) ||
    SHARED_SITES.has(domain) ||
    SHARED_EVERYWHERE.has(labelAndEnding(domain)[0]) ||
    isMailProvider(domain);
  return isShared ? '' : domain;
}
