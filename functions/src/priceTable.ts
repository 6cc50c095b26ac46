import type { LocalizedPricing } from './contract.js';

type Row = [
  country: string,
  currencyCode: string,
  ...lite: [monthly: number, yearly: number],
  ...basic: [monthly: number, yearly: number],
  ...business: [monthly: number, yearly: number],
];

// Each storefront has its own prices, never a rate of exchange. A price that changes in App Store
// Connect must change here too: people pay what the App Store says.
const middleEastAndAfrica: Row[] = [
  ['AE', 'AED', 4.99, 49.99, 7.99, 79.99, 9.99, 99.99],
  ['BH', 'BHD', 0.5, 5, 0.8, 8, 1, 10],
  ['EG', 'EGP', 69.99, 699.99, 119.99, 1199.99, 149.99, 1499.99],
  ['IL', 'ILS', 4.9, 49.9, 7.9, 79.9, 9.9, 99.9],
  ['JO', 'JOD', 0.99, 9.9, 1.59, 15.9, 1.99, 19.9],
  ['KE', 'KES', 190, 1900, 290, 2900, 350, 3500],
  ['KW', 'KWD', 0.49, 4.9, 0.75, 7.5, 0.95, 9.5],
  ['MA', 'MAD', 14.99, 149.99, 22.99, 229.99, 27.99, 279.99],
  ['NG', 'NGN', 1900, 19000, 3200, 32000, 3900, 39000],
  ['OM', 'OMR', 0.5, 5, 0.8, 8, 1, 10],
  ['QA', 'QAR', 4.99, 49.99, 7.99, 79.99, 9.99, 99.99],
  ['SA', 'SAR', 4.99, 49.99, 7.99, 79.99, 9.99, 99.99],
  ['TN', 'TND', 4.5, 45, 7.5, 75, 8.9, 89],
  ['TR', 'TRY', 49.99, 499.99, 79.99, 799.99, 99.99, 999.99],
  ['ZA', 'ZAR', 24.99, 249.99, 39.99, 399.99, 49.99, 499.99],
];

const euroCountries = [
  ...['AT', 'BE', 'BG', 'CY', 'DE', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PT', 'SI', 'SK'],
];

const europe: Row[] = [
  ...euroCountries.map((country): Row => [country, 'EUR', 1.49, 14.99, 2.49, 24.99, 2.99, 29.99]),
  ['CH', 'CHF', 1.5, 15, 2.5, 25, 3, 30],
  ['CZ', 'CZK', 35, 349, 59, 589, 69, 689],
  ['DK', 'DKK', 12, 119, 19, 189, 22, 219],
  ['GB', 'GBP', 1.29, 12.99, 1.99, 19.99, 2.49, 24.99],
  ['HU', 'HUF', 590, 5990, 990, 9990, 1190, 11990],
  ['IS', 'ISK', 199, 1990, 329, 3290, 399, 3990],
  ['NO', 'NOK', 19, 190, 29, 290, 35, 350],
  ['PL', 'PLN', 5.99, 59.99, 9.99, 99.99, 12.99, 129.99],
  ['RO', 'RON', 6.99, 69.99, 11.99, 119.99, 14.99, 149.99],
  ['SE', 'SEK', 19, 190, 29, 290, 35, 350],
  ['UA', 'UAH', 59, 599, 99, 999, 119, 1199],
];

const americas: Row[] = [
  ['AR', 'USD', 1.49, 14.99, 2.49, 24.99, 2.99, 29.99],
  ['BR', 'BRL', 7.9, 79.9, 12.9, 129.9, 14.9, 149.9],
  ['CA', 'CAD', 1.99, 19.99, 2.99, 29.99, 3.99, 39.99],
  ['CL', 'CLP', 1490, 14990, 2490, 24990, 2990, 29990],
  ['CO', 'COP', 5900, 59900, 9900, 99900, 11900, 119900],
  ['MX', 'MXN', 29, 290, 49, 490, 59, 590],
  ['PE', 'PEN', 5.9, 59.9, 8.9, 89.9, 10.9, 109.9],
  ['US', 'USD', 1.49, 14.99, 2.49, 24.99, 2.99, 29.99],
];

const asiaPacific: Row[] = [
  ['AU', 'AUD', 1.99, 19.99, 3.49, 34.99, 3.99, 39.99],
  ['CN', 'CNY', 10, 98, 15, 148, 18, 178],
  ['HK', 'HKD', 12, 118, 18, 178, 22, 218],
  ['ID', 'IDR', 25000, 249000, 39000, 389000, 45000, 449000],
  ['IN', 'INR', 99, 999, 149, 1499, 199, 1999],
  ['JP', 'JPY', 200, 2000, 320, 3200, 400, 4000],
  ['KR', 'KRW', 1900, 19000, 2900, 29000, 3900, 39000],
  ['KZ', 'KZT', 690, 6900, 1090, 10900, 1390, 13900],
  ['MY', 'MYR', 5.9, 59.9, 9.9, 99.9, 12.9, 129.9],
  ['NZ', 'NZD', 2.49, 24.99, 3.99, 39.99, 4.99, 49.99],
  ['PH', 'PHP', 79, 790, 129, 1290, 149, 1490],
  ['PK', 'PKR', 390, 3900, 590, 5900, 790, 7900],
  ['SG', 'SGD', 1.98, 19.98, 2.98, 29.98, 3.98, 39.98],
  ['TH', 'THB', 49, 490, 79, 790, 99, 990],
  ['TW', 'TWD', 45, 450, 70, 700, 90, 900],
  ['VN', 'VND', 35000, 349000, 59000, 589000, 69000, 689000],
];

/** The prices of every storefront by its country code. */
export const priceTable: ReadonlyMap<string, LocalizedPricing> = new Map(
  [...middleEastAndAfrica, ...europe, ...americas, ...asiaPacific].map(
    ([country, currencyCode, ...prices]) => {
      const [liteMonthly, liteYearly, basicMonthly, basicYearly, businessMonthly, businessYearly] =
        prices;
      return [
        country,
        {
          ...{ country, currencyCode, liteMonthly, liteYearly },
          ...{ basicMonthly, basicYearly, businessMonthly, businessYearly },
        },
      ];
    },
  ),
);
