/** A plan as the pricing section shows it (R2.29 to R2.32). */
export interface Plan {
  id: 'free' | 'lite' | 'basic' | 'business';
  name: string;
  summary: string;
  badge?: 'POPULAR' | 'UNDER DEVELOPMENT';
  features: readonly string[];
}

export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    summary: 'For trying it out, for as long as you like.',
    features: [
      'All common core features',
      'Up to 100 scans cumulative',
      'Standard support',
      'Light ads',
    ],
  },
  {
    id: 'lite',
    name: 'Lite',
    summary: 'For a desk drawer full of cards.',
    features: ['Everything in Free', '900 more scans, 1,000 total', 'Ad-free'],
  },
  {
    id: 'basic',
    name: 'Basic',
    summary: 'For people who work with their contacts on a computer.',
    badge: 'POPULAR',
    features: [
      'Everything in Lite',
      'Web login access',
      'Monthly bulk export',
      'Digital wallet business card',
      'Premium support',
    ],
  },
  {
    id: 'business',
    name: 'Business',
    summary: 'For teams that share what they collect.',
    badge: 'UNDER DEVELOPMENT',
    features: [
      'Everything in Basic',
      '9,000 more scans, 10,000 total',
      'Unlimited bulk exports',
      'Team features',
      'Secretary mode',
    ],
  },
];
