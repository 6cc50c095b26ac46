import { createContext } from 'react';

/** The `main` element around the page, which `Layout` provides; `null` in the very first frame. */
export const MainContext = createContext<HTMLElement | null>(null);
