import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, type ButtonVariant } from './Button';
import { Icon, type IconName } from './Icon';

interface ButtonLook {
  variant?: ButtonVariant;
  icon?: IconName;
}

/** `to` is a page of ours, `href` an address elsewhere. */
type ButtonLinkProps = ButtonLook &
  ((ComponentProps<typeof Link> & { href?: never }) | (ComponentProps<'a'> & { to?: never }));

/** A link drawn as a button: it goes somewhere, it does nothing else. */
export function ButtonLink({ variant = 'secondary', icon, children, ...rest }: ButtonLinkProps) {
  const className = buttonClass(variant, rest.className);
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
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
