import type { LocalizedPricing } from '../../functions/src/contract';
import { fallbackPricing } from '../content/fallbackPricing';
import { loadCallables } from '../firebase/late';
import { READ_LIMIT, remoteCall } from '../firebase/remoteCall';
import { reportError } from '../platform/reporting/reportError';
import { readPricing } from './readPricing';

export interface LoadedPricing {
  pricing: LocalizedPricing;
  /** The prices are the fallback's, because those of the visitor's country could not be had. */
  isFallback: boolean;
}

/** Asks for the prices of where the visitor is. Any failure or malformed answer gives the fallback. */
export async function loadPricing(): Promise<LoadedPricing> {
  try {
    // Loaded after the first screen: prices are further down.
    const { getLocalizedPricing } = await loadCallables();
    const { data } = await remoteCall(() => getLocalizedPricing(null), READ_LIMIT);
    const pricing = readPricing(data);
    if (!pricing) throw new TypeError('The prices are malformed.');
    return { pricing, isFallback: false };
  } catch (error) {
    reportError(error, 'pricing/loadPricing');
    return { pricing: fallbackPricing, isFallback: true };
  }
}
