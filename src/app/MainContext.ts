import { createContext, type RefObject } from 'react';

/** The `main` element around the page. `Layout` provides it. */
export const MainContext = createContext<RefObject<HTMLElement | null>>({ current: null });
