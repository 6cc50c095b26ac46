import type { ReactNode } from 'react';

interface Given {
  count: number;
  name: string;
  names: readonly string[];
  children: ReactNode;
}

export function Refused({ count, name, names }: Given) {
  return (
    <div>
      {/* eslint-disable-next-line texts/own-element */}
      <p>Showing {count}</p>
      {/* eslint-disable-next-line texts/own-element */}
      <p>{names.map((one) => one)}</p>
      <p>
        {count > 1 && <b>New</b>}
        {/* eslint-disable-line texts/own-element */}
        words
      </p>
      {/* eslint-disable-next-line texts/own-element */}
      <>{name}</>
      {/* eslint-disable-next-line texts/own-element */}
      {count > 1 && 'many'}
    </div>
  );
}

// eslint-disable-next-line texts/own-element
export function RefusedText({ name }: Given) {
  return name;
}

const FIXED = 'words';

export function Allowed({ count, name, names, children }: Given) {
  return (
    <div>
      <p>{name}</p>
      <p>{`Showing ${String(count)}`}</p>
      <p>
        words <b>{count}</b> {FIXED}
      </p>
      {names.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {name && <p>{name}</p>}
      {children}
    </div>
  );
}
