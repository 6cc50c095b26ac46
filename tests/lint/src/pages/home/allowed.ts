export * from '../../../../../src/pricing/PricingSection';
export * from 'firebase/auth';
export { later } from './refused';
