import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Button } from '../../ui/Button';
import { isCommand } from '../../ui/isModified';
import { Menu } from '../../ui/Menu';
import type { Contact } from '../model/contact';
import { HandOver, type ImportProgram } from './HandOver';
import type { FileFormat } from './saveContactsFile';

interface ExportMenuProps {
  disabled?: boolean;
  busy: boolean;
  /** Whether all contacts are loaded: printing cannot wait. */
  canPrint?: boolean;
  contacts: () => readonly Contact[] | Promise<readonly Contact[]>;
  onSave: (format: FileFormat) => void;
}

interface ExportSplitProps extends ExportMenuProps {
  className: string | undefined;
  /** How the first button looks. */
  look: Pick<ComponentProps<typeof Button>, 'variant' | 'icon'>;
  /** What it says in place of “Export CSV”. */
  children?: string | undefined;
}

/** Exports as CSV (R9.2), and in a menu beside it in other ways. */
export function ExportSplit({
  className,
  look,
  children = 'Export CSV',
  ...menu
}: ExportSplitProps) {
  const { disabled, busy, onSave } = menu;
  return (
    <div className={className}>
      <Button
        {...look}
        busy={busy}
        disabled={disabled}
        onClick={({ detail }) => {
          // The second press of a double click would save again.
          if (detail < 2) onSave('csv');
        }}
      >
        {children}
      </Button>
      <ExportMenu {...menu} />
    </div>
  );
}

const FILES = [
  { format: 'xlsx', label: 'Excel workbook (.xlsx)' },
  { format: 'vcard', label: 'vCard (.vcf)' },
  { format: 'allFields', label: 'CSV with all fields' },
] as const;

const PROGRAMS: readonly (ImportProgram & { label: string })[] = [
  {
    layout: 'google',
    label: 'Google Contacts',
    name: 'Google Contacts',
    importPage: 'https://contacts.google.com/import',
  },
  {
    layout: 'outlook',
    label: 'Outlook',
    name: 'Outlook',
    importPage: 'https://outlook.live.com/people/',
  },
  {
    layout: 'hubspot',
    label: 'HubSpot',
    name: 'HubSpot',
    importPage: 'https://app.hubspot.com/l/import/',
  },
  {
    layout: 'salesforce',
    label: 'Salesforce leads',
    name: 'Salesforce',
    importPage:
      'https://login.salesforce.com/?startURL=%2Flightning%2Fsetup%2FDataManagementDataImporter%2Fhome',
  },
];

/** The other exports (R15.57): a menu button as in the ARIA practices. */
function ExportMenu({ disabled, busy, canPrint = true, contacts, onSave }: ExportMenuProps) {
  const [program, setProgram] = useState<ImportProgram | null>(null);
  const id = useId();
  // There may be two such menus: the list's and the selection's.
  const anchor = `--${id}`;
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  const choose = (act: () => void) => () => {
    menu.current?.hidePopover();
    toggle.current?.focus();
    act();
  };
  return (
    <>
      <Button
        ref={toggle}
        icon="chevronDown"
        style={{ anchorName: anchor }}
        aria-label="More ways to export"
        aria-haspopup="menu"
        disabled={disabled}
        busy={busy}
        popoverTarget={id}
        onKeyDown={(event) => {
          if (busy || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          menu.current?.showPopover();
          moveFocus(menu.current, event.key === 'ArrowUp' ? 'End' : 'Home');
        }}
      />
      <Menu
        ref={menu}
        id={id}
        anchor={anchor}
        role="menu"
        tabIndex={-1}
        aria-label="More ways to export"
        onToggle={({ newState }) => {
          const hasFocus = menu.current?.contains(document.activeElement) ?? false;
          if (newState === 'open' && !hasFocus) moveFocus(menu.current, 'Home');
        }}
        onKeyDown={(event) => onMenuKey(event, menu.current)}
      >
        {FILES.map(({ format, label }) => (
          <Item key={format} onClick={choose(() => onSave(format))}>
            {label}
          </Item>
        ))}
        {PROGRAMS.map((row) => (
          <Item key={row.layout} onClick={choose(() => setProgram(row))}>
            {row.label}
          </Item>
        ))}
        <Item
          aria-disabled={!canPrint}
          onClick={choose(() => {
            if (canPrint) window.print();
          })}
        >
          Print
        </Item>
      </Menu>
      {program && (
        <HandOver program={program} contacts={contacts} onClose={() => setProgram(null)} />
      )}
    </>
  );
}

function Item(attributes: ComponentProps<'button'>) {
  return <button type="button" role="menuitem" tabIndex={-1} {...attributes} />;
}

/** An open menu handles keys: a letter goes to the item that starts with it. Ctrl+R is the browser's. */
function onMenuKey(event: KeyboardEvent, menu: HTMLElement | null): void {
  // The list has keys too.
  if (event.key !== 'Tab') event.stopPropagation();
  else menu?.hidePopover();
  const isMove = ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key);
  const isLetter = event.key.length === 1 && event.key !== ' ';
  if (isCommand(event) || (!isMove && !isLetter)) return;
  event.preventDefault();
  moveFocus(menu, event.key);
}

function moveFocus(menu: HTMLElement | null, key: string): void {
  const items = [...(menu?.children ?? [])].filter((item) => item instanceof HTMLElement);
  const at = items.findIndex((item) => item === document.activeElement);
  const following = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: following[0],
    ArrowUp: items.at(at < 0 ? -1 : at - 1),
    Home: items[0],
    End: items.at(-1),
  };
  const named = following.find(({ textContent }) =>
    textContent.toLowerCase().startsWith(key.toLowerCase()),
  );
  (targets[key] ?? named)?.focus();
}
