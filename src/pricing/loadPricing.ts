import type { LocalizedPricing } from '../../functions/src/contract';
import { fallbackPricing } from '../content/fallbackPricing';
import { READ_LIMIT, withinLimit } from '../firebase/remoteCall';
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
    const { getLocalizedPricing } = await import('../firebase/callables');
    const { data } = await withinLimit(getLocalizedPricing(null), READ_LIMIT);
    const pricing = readPricing(data);
    return pricing
      ? { pricing, isFallback: false }
      : { pricing: fallbackPricing, isFallback: true };
  } catch {
    return { pricing: fallbackPricing, isFallback: true };
  }
}
