/** Whether this is an Apple device: it offers Sign in with Apple (R2.35) and has a Command key. */
export function isAppleDevice(userAgent: string): boolean {
  return /mac|iphone|ipad|ipod/i.test(userAgent);
}
