import { wordSet } from '../../platform/wordSet';
import { foldedText } from './fold';

/** Legal forms that no name of a person has, in just these letters. */
export const SURE_FORMS =
  'GmbH mbH KGaA OHG Inc Ltd LLC LLP Corp Corporation Limited PLC Pty Pvt Kft Zrt SARL EURL S.r.l. S.p.A. s.r.o. ' +
  'd.o.o. ООО ЗАО ТОВ';

/** Those of all countries behind a name, in small letters and without dots where all write them so. */
export const FORMS = (
  `${SURE_FORMS} AG KG SE SA NV BV AB Co Company Oy AS UG e.V. e.K. Sp. a.s. ggmbh gbr eg incorporated lp pllc sas sasu ` +
  'snc srls sl slu sau lda ltda eireli cv sapi sab vof oyj asa aps zoo oo z dd nyrt bt srbija ood eood ad ooo ' +
  'oao ао ооо оао зао тов ae αε επε pte private sdn bhd tbk pt pjsc jsc fze fzco the and und et i cos gesmbh ' +
  'gmbhco partg mb stg gesbr aktiengesellschaft gesellschaft ultd unltd unlimited dac clg cic cio lllp lc pc psc ' +
  'chartered bvba sprl cvba cvoa scrl vzw asbl gie sca scs sccl scop sicav epe mepe ee oe ovee ou tu uab mab sia ' +
  'ik ans da hb kb is ps ks smba amba fmba ba enk hf ehf ohf sf ses ky tmi rt kht kkt ead adsitz kda vos spolka ' +
  'jtd dooel obrt eirl sgr cia coop koop sarlau sal saog saoc sae saa sacv ep sgps crl teo gte ' +
  'haftungsbeschrankt mbb og aktiebolag publ nuf iks rhf ca slne sll limitada unipessoal scra scpa secs commv kd ' +
  'sc spk spj spp spka ska sha shpk sti sirketi berhad sendirian pcl proprietary dmcc wll fz sagl esv tapui oaj ' +
  'yoaj bm kk yk gk пао тзов пат прат фоп нпао фгуп ип xk xxk mchj qmj pp fop vat zat tdv 3at 3ao zao ' +
  'jdoo mmc asc qsc ojsc cjsc qpsc ksc kscc kscp bsc spc fzllc npc sarlu selarl epp aktieselskab aksjeselskap ' +
  'osakeyhtio oü vsi llcfz тоо чп дп тдв жшс ақ хк ххк еоод оод ад еад ет доо дооел ικε οε εε αβεε αεβε μον ' +
  'μονοπροσωπη შპს სს სპს սպը փբը բբը प्राइवेट लिमिटेड प्रा लि লিমিটেড லிமிடெட் లిమిటెడ్ ' +
  'ذمم شمم شذمم شمع شمب شمك شمق شمل ممح المحدوده محدوده ليمتد القابضه'
).split(' ');

/** In front of a name. */
export const BEFORE: ReadonlySet<string> = new Set(
  foldedText(
    'oy ab uab pt cv tov ооо оао зао пао ао тов тзов пат прат фоп фгуп ип нпао ooo oao zao the sia jsc ojsc cjsc pjsc ' +
      'llc sarl eurl selarl pphu phu fhu aktiebolaget stichting firma ditta etablissements ctcp cty dntn тоо чп дп тдв жшс ақ ' +
      'ет шпс шпк შპს სს ՍՊԸ ՓԲԸ ԲԲԸ شركة مؤسسة شرکت',
  ).split(' '),
);

/** In the middle of a name these are a legal form all the same. */
export const AMIDST = wordSet(
  'oy oyj ab ag gmbh ltd limited llc llp plc inc pty pvt sdn bhd aps srl sarl',
);

const folded = (forms: readonly string[]): string => foldedText(forms.join('|'));

/** `S.A. de C.V.`, `& Co. KG`, `Sp. z o.o.`: words that are a form together, folded as names are. */
export const BEHIND_OF_SEVERAL_WORDS = new RegExp(
  ` (?:${folded([
    '(?:sas?|s|sab|sapi|sofom|sociedad anonima) de (?:rl de cv|cv|rl)|de rl|(?:s )?en c(?: por a)?|c por a',
    'a spol|(?:akc|kom|obch) spol|spol s ro|spol sro|sp ?z ?o ?o|spolka z ?o ?o|sp [jkp]|sa rl',
    'u co(?: kg(?:aa)?| ohg)?|gesellschaft mit beschrankter haftung|anonim sirketi|comm v|ltda me',
    'public (?:limited company|(?:co|company) (?:ltd|limited))|p (?:ltd|limited)',
    'societe anonyme|sociedad(?:e)? anonima|sociedad limitada|societa per azioni|(?:naamloze|besloten) vennootschap',
    '(?:limited liability|(?:(?:public|open|closed) )?joint stock) company|free zone (?:establishment|company)|fz llc|llc fz',
    'spolka (?:akcyjna|z ograniczona odpowiedzialnoscia|jawna|komandytowa)|akciova spolecnost|spolecnost s rucenim omezenym',
    'korlatolt felelossegu tarsasag|drustvo s ogranicenom odgovornoscu|societate cu raspundere limitata|eingetragener verein',
    'soci(?:edad|edade|eta) (?:de responsabilidad limitada|limitada|a responsabilita limitata)|soc coop(?: a rl)?',
    'sahis sirketi|private limited|proprietary limited',
    'ανώνυμη εταιρεία|εταιρεία περιορισμένης ευθύνης|ιδιωτική κεφαλαιουχική εταιρεία',
    'سهامی (?:خاص|عام)|ذ م م|ش م م|ذات مسؤولية محدودة|مسئولیت محدود',
  ])})$`,
);

/** The same in front of a name. */
export const BEFORE_OF_SEVERAL_WORDS = new RegExp(
  `^(?:${folded([
    '(?:cong ty|cty) (?:tnhh|co phan|cp|hop danh|trach nhiem huu han)(?: mtv| mot thanh vien| hai thanh vien tro len)?',
    '(?:limited liability|(?:(?:public|open|closed) )?joint stock) company|societe a responsabilite limitee|sc(?=.* s(?:rl|a)$)',
    '(?:общество|товарищество) с ограниченной ответственностью|(?:публичное |закрытое |открытое )?акционерное общество',
    'товариство з обмеженою відповідальністю|(?:публічне |приватне )?акціонерне товариство|индивидуальный предприниматель',
  ])}) `,
);

/** Joined to a name, or with signs of their own: of Asia, and marks that would become the letters "tm" and "sm". */
export const SIGNS = new RegExp(
  [
    '[™℠㈱㈲㈜]|[(（](?:株|有|同|合|名|資|社|財|医|学|주|유|재|사)[)）]|(?:株式|有限|合同|合名|合資)会社',
    '(?:一般|公益)(?:社団|財団)法人|(?:医療|学校|社会福祉|特定非営利活動|NPO)法人|股份有限公司|有限责任公司|有限責任公司|有限公司|公司',
    '주식회사|유한(?:책임)?회사|합[자명]회사|(?:사단|재단)법인',
    'บริษัท(?:มหาชน)?|จำกัด|\\(?มหาชน\\)?|ห้างหุ้นส่วน(?:สามัญ)?|หจก\\.?|บจก\\.?|บมจ\\.?|בע["״\'’]{0,2}מ|^M/s\\.?(?=\\s)|^OÜ(?=\\s)',
  ].join('|'),
  'g',
);
