import type { ComponentType } from 'react';
import { lateCode } from '../platform/lateCode';
import { routes, type Access, type PageFile } from '../routes';
import { copyOwner } from '../session/copy/choice';
import { lazyRoute, type LazyPage } from './lazyRoute';

/** With the copied list unpacked, so that no "Loading" stands over contacts in it. */
async function deskAndCopy() {
  const desk = await import('./parts/desk');
  const uid = copyOwner();
  if (uid) await desk.unpackCopy(uid);
  return desk;
}

type NameIn<File extends PageFile> = File extends `${string}/${infer Name}` ? Name : never;
type PagesOf<Part extends Access> = Record<
  NameIn<Extract<(typeof routes)[number], { access: Part }>['page']>,
  ComponentType
>;

/**
 * The parts of the code that hold the pages; what is heavy and seldom loads apart. A page of the site map that its part
 * lacks does not compile.
 */
const parts = {
  visitor: lateCode(() => import('./parts/visitors'), 'reload'),
  signInPage: lateCode(() => import('./parts/entrance'), 'reload'),
  signedIn: lateCode(deskAndCopy, 'reload'),
} satisfies { [Part in Access]: () => Promise<PagesOf<Part>> };

/** The component of each page. */
export const pages = Object.fromEntries(
  routes.map(({ page, access }) => {
    const load = parts[access] as (ifLost?: 'throw') => Promise<Record<string, ComponentType>>;
    return [page, lazyRoute(load, page.slice(page.indexOf('/') + 1))];
  }),
) as Record<PageFile, LazyPage<object>>;

/** What stands behind the login beside the page. */
export const DeskRoot = lazyRoute(parts.signedIn, 'DeskRoot');

/** Loads the code behind the login ahead of its use. It never reloads the site. */
export const fetchDesk = pages['contactList/ContactListPage'].fetch;
