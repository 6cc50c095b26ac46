import { execFileSync } from 'node:child_process';

/** The typefaces of the cards, and the Debian packages that bring them. */
const packages: Record<string, string> = {
  Arapey: 'fonts-arapey',
  'Bebas Neue': 'fonts-bebas-neue',
  Cabin: 'fonts-cabin',
  'Charis SIL': 'fonts-sil-charis',
  Comfortaa: 'fonts-comfortaa',
  'Courier Prime': 'fonts-courier-prime',
  'EB Garamond': 'fonts-ebgaramond',
  Gentium: 'fonts-sil-gentium',
  'GFS Didot': 'fonts-gfs-didot',
  Inter: 'fonts-inter',
  Karla: 'fonts-karla',
  Lato: 'fonts-lato',
  'League Spartan': 'fonts-league-spartan',
  Manrope: 'fonts-manrope',
  'Noto Kufi Arabic': 'fonts-noto-core',
  'Noto Sans CJK TC': 'fonts-noto-cjk',
  'Noto Serif CJK JP Light': 'fonts-noto-cjk-extra',
  'Open Sans': 'fonts-open-sans',
  Quattrocento: 'fonts-quattrocento',
  Quicksand: 'fonts-quicksand',
  Sora: 'fonts-sora',
  Vollkorn: 'fonts-vollkorn',
};

/** The Debian packages whose typefaces this machine lacks: without them the cards would look wrong. */
export function missingFontPackages(): string[] {
  const installed = execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  const families = new Set(installed.split(/[\n,]/));
  return Object.entries(packages)
    .filter(([family]) => !families.has(family))
    .map(([, name]) => name);
}
