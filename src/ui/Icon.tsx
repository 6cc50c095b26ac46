import {
  ArrowDown,
  ArrowDownToLine,
  ArrowLeft,
  ArrowUp,
  Check,
  ChevronDown,
  CircleQuestionMark,
  ExternalLink,
  History,
  House,
  IdCard,
  Info,
  LogIn,
  LogOut,
  Mail,
  Menu,
  Pencil,
  Search,
  Sparkle,
  TriangleAlert,
  UserRound,
  Users,
  X,
  type IconNode,
} from 'lucide';
import { createElement } from 'react';
import styles from './Icon.module.css';

/** Our icons by meaning. All come from one set, so they match. */
const icons = {
  alert: TriangleAlert,
  arrowDown: ArrowDown,
  arrowLeft: ArrowLeft,
  arrowUp: ArrowUp,
  card: IdCard,
  check: Check,
  chevronDown: ChevronDown,
  close: X,
  contacts: Users,
  download: ArrowDownToLine,
  edit: Pencil,
  external: ExternalLink,
  features: Sparkle,
  help: CircleQuestionMark,
  home: House,
  info: Info,
  log: History,
  login: LogIn,
  logout: LogOut,
  mail: Mail,
  menu: Menu,
  profile: UserRound,
  search: Search,
};

export type IconName = keyof typeof icons;

/**
 * A drawing, hidden from screen readers: the words beside it carry the meaning. Give an icon of a single page itself,
 * not by name: named ones are loaded with every page.
 */
export function Icon({ name }: { name: IconName | IconNode }) {
  const shapes: IconNode = typeof name === 'string' ? icons[name] : name;
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
