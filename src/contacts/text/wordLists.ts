import { wordSet } from '../../platform/wordSet';

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
