import { list } from './Culture';

/** First and second words of company names. */
export const companyWords = list(
  'Amber,Atlas,Beacon,Birch,Bluebell,Bridge,Bright,Cedar,Cinder,Cobalt,Copper,Coral,Crescent,Delta,Driftwood,Ember,Evergreen,Falcon,Fern,Garnet,Granite,Harbour,Hazel,Heron,Horizon,Indigo,Ivory,Juniper,Kestrel,Lantern,Larch,Linden,Maple,Meridian,Mosaic,Northlight,Oak,Opal,Orchard,Otter,Pebble,Quarry,Raven,Ridge,River,Saffron,Sierra,Silver,Summit,Tern,Thistle,Tidal,Umber,Velvet,Willow,Zephyr',
);

/** What companies do, as their names say it. */
export const trades = list(
  'Analytics,Architects,Aviation,Biotech,Bookbinding,Capital,Ceramics,Clinics,Coffee,Construction,Consulting,Design,Energy,Events,Film,Foods,Freight,Furniture,Health,Hotels,Insurance,Interiors,Labs,Legal,Lighting,Logistics,Machinery,Marine,Media,Optics,Packaging,Pharma,Printing,Properties,Robotics,Security,Software,Solar,Studios,Textiles,Timber,Tools,Travel,Ventures,Water',
);

/** Job titles. */
export const titles = list(
  'Account Executive,Account Manager,Architect,Art Director,Attorney,Brand Manager,Business Analyst,Buyer,Chief Executive,Chief Financial Officer,Civil Engineer,Commercial Director,Consultant,Creative Director,CTO,Data Scientist,Director of Operations,Electrical Engineer,Event Planner,Export Manager,Finance Manager,Founder,Founder & CEO,General Manager,Head of Design,Head of Marketing,Head of Procurement,HR Manager,Investment Manager,Journalist,Legal Counsel,Logistics Coordinator,Managing Director,Managing Partner,Marketing Lead,Mechanical Engineer,Office Manager,Owner,Partner,Photographer,Plant Manager,Principal,Procurement Specialist,Product Designer,Product Manager,Project Manager,Purchasing Manager,Quality Manager,R&D Manager,Regional Director,Researcher,Sales Director,Sales Engineer,Sales Manager,Senior Associate,Senior Consultant,Software Engineer,Solutions Architect,Supply Chain Manager,Vice President Sales',
);

/** Where people meet. */
export const meetingPlaces = list(
  'Hannover,Genève,Milano,Barcelona,Köln,Dubai,Singapore,Las Vegas,São Paulo,Kraków,Osaka,Lagos,London,Malmö',
);

/** Notes: where and why somebody was met; `{place}` is filled in. */
export const notes = [
  'Met at the trade fair in {place}. Send the price list.',
  'Introduced by Grace after the panel in {place}.',
  'Asked for a quote; follow up in two weeks.',
  'Stand 4B. Interested in a trial from next quarter.',
  'Lunch at the café by the river, {place}. Likes long walks and short e-mails.',
  'Speaks English, French and a little Portuguese.',
  'Do not call on Fridays.',
  'Prefers e-mail. Decides together with the board.',
  'Moved to a new office in {place}; check the address.',
  'Old classmate of our head of sales.',
  'Wants samples of the new catalogue, the printed résumé of the talk as well.',
  'Will introduce us to the purchasing team.',
  'Talked about the tender; deadline at the end of the month.',
  'Gave a talk on packaging without plastic. Slides by e-mail.',
  'Sat beside me on the train to {place}.',
];
