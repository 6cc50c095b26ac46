/**
 * Whether the browser runs on an Apple device: there Sign in with Apple is offered (R2.35), and
 * shortcuts are pressed with the Command key.
 */
export function isAppleDevice(userAgent: string): boolean {
  return /mac|iphone|ipad|ipod/i.test(userAgent);
}
