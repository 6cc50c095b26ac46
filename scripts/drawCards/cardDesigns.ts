import type { CardDesign } from './CardDesign';
import { aobaDesign } from './designs/aobaDesign';
import { atelierBoreal } from './designs/atelierBoreal';
import { baobabHealth } from './designs/baobabHealth';
import { blueGhat } from './designs/blueGhat';
import { copperBasin } from './designs/copperBasin';
import { demirtasHali } from './designs/demirtasHali';
import { fjordlys } from './designs/fjordlys';
import { kingfisher } from './designs/kingfisher';
import { littleLantern } from './designs/littleLantern';
import { meridianQuay } from './designs/meridianQuay';
import { morningLight } from './designs/morningLight';
import { nordanvind } from './designs/nordanvind';
import { sahabAviation } from './designs/sahabAviation';
import { skerrySalt } from './designs/skerrySalt';
import { thackerayWebb } from './designs/thackerayWebb';
import { tresLunas } from './designs/tresLunas';

/** The design of each contact that has a card image, by contact id. */
export const cardDesigns: Record<string, CardDesign> = {
  'demo-03': fjordlys,
  'demo-06': tresLunas,
  'demo-09': thackerayWebb,
  'demo-12': nordanvind,
  'demo-15': skerrySalt,
  'demo-18': aobaDesign,
  'demo-21': blueGhat,
  'demo-24': morningLight,
  'demo-27': meridianQuay,
  'demo-30': littleLantern,
  'demo-33': atelierBoreal,
  'demo-36': copperBasin,
  'demo-39': kingfisher,
  'demo-42': baobabHealth,
  'demo-45': demirtasHali,
  'demo-48': sahabAviation,
};
