import { join } from 'node:path';
import { buildSite } from '../buildSite';
import { productionVariables } from '../siteVariables';
import { bundleBudget } from './bundleBudget';
import type { Check } from './Check';

/** Builds the site as for the real services, below `folder`, and weighs what each page loads. */
export function bundleCheck(folder: string): Check {
  return {
    name: 'bundle',
    run: async () => {
      const site = join(folder, 'production');
      await buildSite(productionVariables, site);
      return bundleBudget(site);
    },
  };
}
