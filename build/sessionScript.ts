import { FLAG } from '../src/auth/sessionFlag.ts';

/**
 * Runs before the first paint of a page that was served for visitors. In a browser with a session it has
 * "Loading..." shown in its place (src/styles/base.css), until src/main.tsx has drawn the page.
 */
export const sessionScript = `try {
  if (sessionStorage.getItem('${FLAG}') || localStorage.getItem('${FLAG}'))
    document.documentElement.dataset.session = '';
} catch (error) {}
`;
