/**
 * Whether this code runs in a browser. The build draws pages too (src/prerender.tsx), in Node, which has a `navigator`
 * and a `fetch` of its own: code that asks the browser where the build comes along asks here first.
 */
export const hasBrowser = !import.meta.env.SSR;
