import { useId, useRef, type KeyboardEvent } from 'react';
import type { FileFormat } from './saveContactsFile';
import { Button } from '../../ui/Button';
import { Menu } from '../../ui/Menu';

interface ExportMenuProps {
  disabled: boolean;
  busy?: boolean;
  /** Whether all contacts are here: paper cannot wait for them. */
  canPrint: boolean;
  onSave: (format: FileFormat) => void;
  onPrint: () => void;
}

const FILES = [
  { format: 'xlsx', label: 'Excel workbook (.xlsx)' },
  { format: 'vcard', label: 'vCard (.vcf)' },
  { format: 'allFields', label: 'CSV with all fields' },
] as const;

/** The other ways for contacts to leave the list (R15.57): a menu button as the ARIA practices have it. */
export function ExportMenu({ disabled, busy = false, canPrint, onSave, onPrint }: ExportMenuProps) {
  const id = useId();
  // There may be two such menus: that of the list, and that of what is selected.
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
        onKeyDown={(event) => {
          onMenuKey(event, menu.current);
        }}
      >
        {FILES.map(({ format, label }) => (
          <button
            key={format}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={choose(() => {
              onSave(format);
            })}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={!canPrint}
          onClick={choose(() => {
            if (canPrint) onPrint();
          })}
        >
          Print
        </button>
      </Menu>
    </>
  );
}

/** Keys in an open menu are its own: a letter leads to the item that begins with it. Ctrl+R is the browser's. */
function onMenuKey(event: KeyboardEvent, menu: HTMLElement | null): void {
  // The list has keys too.
  if (event.key !== 'Tab') event.stopPropagation();
  else menu?.hidePopover();
  const isMove = ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key);
  const isModified = event.ctrlKey || event.altKey || event.metaKey;
  const isLetter = event.key.length === 1 && event.key !== ' ';
  if (isModified || (!isMove && !isLetter)) return;
  event.preventDefault();
  moveFocus(menu, event.key);
}

/** To the item that the key leads to; past an end, the other end follows. */
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
