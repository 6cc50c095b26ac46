import { wordSet } from '../../platform/wordSet';

/** Titles and degrees, folded and without dots. */
export const TITLES = wordSet(
  'dr drs dra prof professor mr mrs ms miss mx sir dame herr frau hr fr mme mlle monsieur madame sig signora dott ' +
    'ing dipl diplom mag phd mba msc bsc llm cpa esq sra srta judr mudr phdr',
);

/** Small words before a family name. */
export const PARTICLES = wordSet(
  'von van der den dem de del della delle dei di da das do dos du des la le las los lo zu zum zur und y e ' +
    'af av ter ten te bin ibn binti al el',
);

/** What tells a son from his father, each in one form. */
export const GENERATIONS: Readonly<Record<string, string>> = {
  jr: 'junior',
  junior: 'junior',
  sr: 'senior',
  senior: 'senior',
  ii: '2',
  iii: '3',
  iv: '4',
  '2nd': '2',
  '3rd': '3',
  '4th': '4',
  fils: 'junior',
  pere: 'senior',
  filho: 'junior',
  neto: 'neto',
};

/** Legal forms, folded and without dots, and what a company's name has besides. */
export const LEGAL_FORMS = wordSet(
  'gmbh mbh ggmbh ag kg kgaa ohg gbr ug ek ev eg se inc incorporated corp corporation co company ltd limited llc ' +
    'llp lp plc pllc sa sas sarl sasu eurl snc spa srl srls sl slu sau lda ltda eireli me cv sapi sab bv nv vof ' +
    'oy oyj ab as asa aps sro zoo oo sp z doo dd kft zrt nyrt bt srbija ood eood ad ooo oao ао ооо оао зао тов ' +
    'ae αε επε pty pte pvt private sdn bhd tbk pt pjsc jsc fze fzco the and und et i',
);

/** Not a company, though it may stand in its place. */
export const NO_COMPANIES = wordSet(
  'freelance freelancer selfemployed independent consultant student retired privat private none na ' +
    'freiberufler selbstandig autonomo',
);

/** Mailboxes that belong to nobody in particular. */
export const ROLES = wordSet(
  'info infos information office contact contacts contacto contato contatti contatto kontakt mail email post ' +
    'postmaster webmaster hello hallo halo hola hi hey sales sale verkauf vertrieb ventas vendas vendite vente ' +
    'ventes support service services kundenservice kundendienst help helpdesk team admin administration ' +
    'administracion amministrazione verwaltung accounts accounting buchhaltung billing invoice invoices rechnung ' +
    'rechnungen finance marketing press presse media pr hr jobs job career careers karriere bewerbung personal ' +
    'recruiting order orders bestellung einkauf purchasing procurement export import reception empfang rezeption ' +
    'sekretariat secretary secretariat secretaria biuro buero iroda kantoor kancelar ufficio bureau enquiries ' +
    'enquiry inquiry inquiries request anfrage anfragen reservations reservation booking bookings events shop ' +
    'store web website studio praxis zentrale general noreply newsletter privacy datenschutz legal',
);
