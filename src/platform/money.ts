/** An amount as people read it: in the visitor's notation, with the currency's own number of decimals. */
export function formatMoney(amount: number, currencyCode: string, locale?: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currencyCode,
    ...(amount === 0 && { maximumFractionDigits: 0 }),
  });
  return format.format(amount);
}

/** The name of a country by its ISO code (`AE`), in the visitor's language. */
export function countryName(code: string, locale?: string): string {
  try {
    const names = new Intl.DisplayNames(locale ?? navigator.language, { type: 'region' });
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
