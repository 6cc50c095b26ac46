/** Whether the browser runs on an Apple device, where Sign in with Apple is offered (spec 2, "Login"). */
export function isAppleDevice(userAgent: string): boolean {
  return /mac|iphone|ipad|ipod/i.test(userAgent);
}
