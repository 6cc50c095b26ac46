import { wordSet } from '../../platform/wordSet';

/** Firms, shops and offices, and what stands in a line that is no name. Apart: the filter needs these without the names. */
export const NO_PERSON = wordSet(
  'vertrieb department abteilung team desk service services solutions consulting construction associates partners ' +
    'hiring globally plumbing roofing landscaping cleaning logistics technologies technology systems software ' +
    'engineering enterprises industries international holding holdings group company corporation studio studios hotel ' +
    'restaurant ristorante trattoria pizzeria cafe bistro pub gasthaus gasthof pension backerei metzgerei apotheke ' +
    'farmacia pharmacy pharmacie praxis klinik clinic hospital krankenhaus zahnarztpraxis kanzlei autohaus weingut ' +
    'brauerei druckerei schreinerei tischlerei gartnerei friseur boutique stadtwerke gemeinde verein ' +
    'stiftung foundation institut institute universitat university universite hochschule school schule college ' +
    'academy akademie versicherung insurance agentur agency agence agenzia immobilien realty properties ' +
    'verlag publishing museum theater airport flughafen gmbh ltd limited inc llc plc ' +
    'elektrotechnik elektro sanitar heizungsbau bau hochbau tiefbau metallbau maschinenbau motors repair garage electric ' +
    'electrical interiors design media marketing travel reisen events catering fitness haus movers corp ag mbh kg srl sarl ' +
    'bakery kitchen sports trading trade tours energy market living horizons',
);
