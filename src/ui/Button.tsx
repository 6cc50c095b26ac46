import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { Icon } from './Icon';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Work is running: presses are ignored, but the button keeps the focus. The caller changes the words. */
  busy?: boolean;
  icon?: ComponentProps<typeof Icon>['name'];
}

/** A button; `type` is `button` unless it is given. */
export function Button({
  variant = 'secondary',
  busy = false,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, className)}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        // A busy submit button must not submit again, so its click goes no further.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon ? withIcon(icon, children) : children}
    </button>
  );
}

function withIcon(icon: ComponentProps<typeof Icon>['name'], words: ReactNode): ReactNode {
  return (
    <>
      <Icon name={icon} />
      {typeof words === 'string' ? <span>{words}</span> : words}
    </>
  );
}

/**
 * `primary`: the one thing to do here. `danger`: cannot be undone. `quiet`: no frame until pointed at. `quietDanger`
 * leads to something that cannot be undone.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet' | 'quietDanger';

export function buttonClass(variant: ButtonVariant, extra = ''): string {
  return `${styles.button} ${styles[variant]} ${extra}`.trimEnd();
}

interface ButtonLook {
  variant?: ButtonVariant;
  icon?: ComponentProps<typeof Icon>['name'];
}

/** `to` is a page of ours, `href` an address elsewhere. */
type ButtonLinkProps = ButtonLook &
  ((ComponentProps<typeof Link> & { href?: never }) | (ComponentProps<'a'> & { to?: never }));

/** A link that looks like a button. */
export function ButtonLink({ variant = 'secondary', icon, children, ...rest }: ButtonLinkProps) {
  const className = buttonClass(variant, rest.className);
  const content = icon ? withIcon(icon, children) : children;
  return rest.to === undefined ? (
    <a {...rest} className={className}>
      {content}
    </a>
  ) : (
    <Link {...rest} className={className}>
      {content}
    </Link>
  );
}

interface ActionsProps {
  align?: 'start' | 'center' | 'end';
  className?: string | undefined;
  children: ReactNode;
}

/** Buttons and links in a line, which wraps. */
export function Actions({ align = 'start', className, children }: ActionsProps) {
  return <div className={clsx(styles.actions, styles[align], className)}>{children}</div>;
}
