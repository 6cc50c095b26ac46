export { getLocalizedPricing } from './getLocalizedPricing.js';
export { sendSupportEmail } from './sendSupportEmail.js';
