/** Second levels under the ending of a country. */
const SECOND = new Set(
  'co com org net ac edu gov gob gouv go or ne nom ltd plc me sch mil'.split(' '),
);

/** Where people have a mailbox without a firm. */
export const PROVIDERS = new Set(
  'gmail.com googlemail.com yahoo.com ymail.com rocketmail.com hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.it live.com live.nl msn.com outlook.com outlook.de outlook.fr icloud.com me.com mac.com aol.com gmx.de gmx.net gmx.at gmx.ch gmx.com web.de t-online.de freenet.de mail.de posteo.de mailbox.org proton.me protonmail.com pm.me tutanota.com fastmail.com zoho.com yandex.ru yandex.com ya.ru mail.ru bk.ru inbox.ru list.ru rambler.ru qq.com foxmail.com 163.com 126.com 139.com 188.com sina.com sohu.com aliyun.com yeah.net naver.com daum.net hanmail.net kakao.com orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it alice.it tin.it tiscali.it seznam.cz centrum.cz wp.pl onet.pl o2.pl interia.pl ukr.net bluewin.ch comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net shaw.ca rogers.com bigpond.com optusnet.com.au btinternet.com sky.com virginmedia.com ntlworld.com rediffmail.com uol.com.br bol.com.br terra.com.br docomo.ne.jp ezweb.ne.jp softbank.ne.jp mail.com email.com inbox.com hey.com telenet.be skynet.be ziggo.nl kpnmail.nl telia.com'.split(
    ' ',
  ),
);

/** The last label of a host. */
export function endingOf(host: string): string {
  return host.slice(host.lastIndexOf('.') + 1);
}

export function isHost(text: string): boolean {
  return (
    text.length <= 253 &&
    /^(?:[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{N}\p{M}-]{2,}$/u.test(
      text,
    )
  );
}

/** The host of a website, small and without `www.`; '' where the text is none. */
export function hostOf(website: string): string {
  const [, host = ''] =
    /^(?:https?:\/\/|\/\/)?(?:www\.)?([^/?#:\s@]+)(?::\d+)?(?:[/?#]|$)/iu.exec(website.trim()) ??
    [];
  const small = host.toLowerCase().replace(/\.$/, '');
  return isHost(small) ? small : '';
}

/** The part of a host that is bought, such as `kitz.co.uk` of `mail.kitz.co.uk`. */
export function boughtDomain(host: string): string {
  const labels = host.split('.');
  const isSecond =
    labels.length > 2 && endingOf(host).length === 2 && SECOND.has(labels.at(-2) ?? '');
  return labels.slice(isSecond ? -3 : -2).join('.');
}

/** `kitz` and `co.uk` of `kitz.co.uk`. */
export function labelAndEnding(domain: string): [label: string, ending: string] {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}
