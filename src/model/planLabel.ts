/** A plan's name as pages show it (spec 2): with a capital, `N/A` when there is none. */
export function planLabel(plan: string): string {
  return plan === '' ? 'N/A' : plan.charAt(0).toUpperCase() + plan.slice(1);
}
