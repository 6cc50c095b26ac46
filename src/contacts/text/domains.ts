import { wordSet } from '../../platform/wordSet';

/** Second levels under the ending of a country. */
const SECOND = wordSet('co com org net ac edu gov gob gouv go or ne nom ltd plc me sch mil');

/** What else stands in place of an ending: second levels of single countries, and domains that are sold as one. */
const SOLD_UNDER = wordSet(
  'nhs.uk police.uk firm.in gen.in ind.in adv.br agr.br arq.br art.br eco.br eng.br far.br ind.br inf.br ' +
    'jor.br med.br srv.br tur.br tv.br av.tr bel.tr biz.tr dr.tr gen.tr info.tr web.tr biz.pl info.pl mail.pl ' +
    'waw.pl wroc.pl gdansk.pl krakow.pl katowice.pl poznan.pl ad.jp ed.jp gr.jp lg.jp pe.kr re.kr idv.tw ' +
    'idv.hk firm.ro info.hu law.za web.za muni.il in.th biz.id web.id asn.au id.au geek.nz gen.nz govt.nz ' +
    'health.nz iwi.nz maori.nz school.nz gv.at asso.fr int.ar tur.ar info.vn kiev.ua kyiv.ua lviv.ua ' +
    'odessa.ua kharkov.ua dp.ua in.ua in.rs gub.uy uk.com us.com eu.com de.com gb.net uk.net br.com cn.com ' +
    'za.com jpn.com sa.com ru.com gr.com hu.net se.net com.de com.se co.com ' +
    'kommune.no dep.no stat.no vgs.no gc.ca ab.ca bc.ca mb.ca nb.ca nl.ca ns.ca on.ca pe.ca qc.ca sk.ca k12.tr ' +
    'jus.br leg.br mp.br coop.br ong.br psi.br lodz.pl lublin.pl szczecin.pl bydgoszcz.pl rzeszow.pl bialystok.pl ' +
    'torun.pl opole.pl olsztyn.pl cci.fr notaires.fr res.in',
);

/** Provinces and states, under which towns, schools and offices have their domains. */
const AREA =
  /(?<=^|\.)(?:[a-z]{2}\.(?:it|gov\.br)|(?:(?:k12|state)\.)?[a-z]{2}\.us|(?:nsw|vic|qld|wa|sa|tas|nt|act)\.(?:gov|edu)\.au)$/;

/** Providers of mailboxes for people without a firm's domain. */
export const PROVIDERS = wordSet(
  'gmail.com googlemail.com ymail.com rocketmail.com me.com mac.com aol.com proton.me protonmail.com pm.me ' +
    'yahoo.com hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.it live.com live.nl msn.com ' +
    'outlook.com outlook.de outlook.fr icloud.com mail.com email.com inbox.com hey.com fastmail.com ' +
    'fastmail.fm zoho.com zohomail.com tuta.io tutamail.com tutanota.com keemail.me duck.com riseup.net ' +
    'usa.com europe.com asia.com aim.com earthlink.net mindspring.com juno.com netzero.net comcast.net ' +
    'verizon.net att.net sbcglobal.net bellsouth.net prodigy.net cox.net charter.net optonline.net ' +
    'rr.com frontiernet.net windstream.net centurylink.net compuserve.com netscape.net excite.com ' +
    'sympatico.ca bell.net telus.net videotron.ca cogeco.ca shaw.ca rogers.com btinternet.com btopenworld.com ' +
    'sky.com virginmedia.com ntlworld.com blueyonder.co.uk tiscali.co.uk talktalk.net freeserve.co.uk ' +
    'aol.co.uk eircom.net gmx.de gmx.net gmx.at gmx.ch gmx.com web.de t-online.de freenet.de mail.de ' +
    'posteo.de mailbox.org aol.de arcor.de online.de netcologne.de aon.at chello.at a1.net bluewin.ch ' +
    'hispeed.ch orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr club-internet.fr telenet.be skynet.be ' +
    'belgacom.net pt.lu ziggo.nl kpnmail.nl planet.nl home.nl hetnet.nl xs4all.nl tele2.nl libero.it ' +
    'virgilio.it alice.it tin.it tiscali.it tim.it fastwebnet.it inwind.it email.it pec.it telefonica.net ' +
    'terra.es ono.com sapo.pt clix.pt telepac.pt telia.com tele2.se bredband.net online.no mail.dk ' +
    'stofanet.dk kolumbus.fi elisanet.fi luukku.com simnet.is mail.ee inbox.lv inbox.lt wp.pl onet.pl o2.pl ' +
    'op.pl vp.pl interia.pl poczta.fm seznam.cz centrum.cz email.cz post.cz volny.cz azet.sk centrum.sk ' +
    'zoznam.sk freemail.hu citromail.hu t-online.hu abv.bg mail.bg eunet.rs net.hr t-com.hr siol.net ' +
    'otenet.gr hol.gr forthnet.gr cytanet.com.cy mynet.com superonline.com yandex.ru yandex.com ya.ru mail.ru ' +
    'bk.ru inbox.ru list.ru internet.ru rambler.ru ukr.net i.ua meta.ua walla.co.il netvision.net.il ' +
    'bezeqint.net emirates.net.ae eim.ae batelco.com.bh maktoob.com menara.ma mweb.co.za iafrica.com ' +
    'telkomsa.net intnet.mu rediffmail.com vsnl.com sify.com sltnet.lk qq.com foxmail.com 163.com 126.com ' +
    '139.com 188.com 189.cn sina.com sohu.com aliyun.com yeah.net 21cn.com hinet.net netvigator.com naver.com ' +
    'daum.net hanmail.net kakao.com nate.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp au.com nifty.com ' +
    'biglobe.ne.jp ocn.ne.jp so-net.ne.jp ybb.ne.jp home.ne.jp singnet.com.sg pacific.net.sg tm.net.my vnn.vn ' +
    'telkom.net bigpond.com bigpond.net.au optusnet.com.au iinet.net.au on.net xtra.co.nz uol.com.br ' +
    'bol.com.br terra.com.br ig.com.br prodigy.net.mx fibertel.com.ar vtr.net cantv.net adinet.com.uy ' +
    'racsa.co.cr',
);

const EVERYWHERE = wordSet(
  'yahoo hotmail live outlook gmx msn icloud yandex protonmail rediffmail',
);

/** Whether it gives everybody a mailbox: an address there tells no company. */
export function isMailProvider(domain: string): boolean {
  return PROVIDERS.has(domain) || EVERYWHERE.has(labelAndEnding(domain)[0]);
}

/** Whether a name in small letters is that of a provider, such as `gmail` or `web de`. */
export function isProviderName(name: string): boolean {
  providerNames ??= new Set(
    [...PROVIDERS, ...EVERYWHERE].flatMap((domain) => [
      lettersIn(domain),
      lettersIn(domain.split('.')[0] ?? ''),
    ]),
  );
  return providerNames.has(lettersIn(name));
}

let providerNames: ReadonlySet<string> | undefined;

function lettersIn(text: string): string {
  return text.replace(/[ .-]/g, '');
}

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

/** The host of a website in small letters without `www.`; '' if it has none. */
export function hostOf(website: string): string {
  const [, host = ''] =
    /^(?:https?:\/\/|\/\/)?(?:www\.)?([^/?#:\s@]+)(?::\d+)?(?:[/?#]|$)/iu.exec(website.trim()) ??
    [];
  const small = host.toLowerCase().replace(/\.$/, '');
  return isHost(small) ? small : '';
}

/** The registered domain of a host, such as `kitz.co.uk` of `mail.kitz.co.uk`. */
export function boughtDomain(host: string): string {
  const labels = host.split('.');
  const isSecond =
    labels.length > 2 &&
    (SOLD_UNDER.has(labels.slice(-2).join('.')) ||
      (endingOf(host).length === 2 && SECOND.has(labels.at(-2) ?? '')));
  const ending = AREA.exec(host)?.[0].split('.').length ?? (isSecond ? 2 : 1);
  return labels.slice(-ending - 1).join('.');
}

/** The registered domain of an email, or ''. */
export function emailDomain(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 || email.length > 320 ? '' : boughtDomain(hostOf(email.slice(at + 1)));
}

/** `kitz` and `co.uk` of `kitz.co.uk`. */
export function labelAndEnding(domain: string): [label: string, ending: string] {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}
