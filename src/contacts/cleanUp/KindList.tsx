import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatCount, counted } from '../../platform/text';
import { Button } from '../../ui/Button';
import { shownName } from '../model/contact';
import { MISTAKE_KINDS, type MistakeKind } from '../model/mistakes/mistake';
import { questionOf, type OpenMistake } from './openMistakes';
import type { Pass } from './usePass';
import type { ContactTextField } from '../model/fields';
import { PreviewDialog } from '../../ui/PreviewDialog';
import { useContactSession } from '../store/useContactStore';
import { takeAllAndTell } from './takeAllAndTell';
import styles from './KindList.module.css';

/** How many of a kind are drawn, around the current one. */
const DRAWN = 40;

interface KindListProps {
  pass: Pass;
  off: readonly MistakeKind[];
}

/** Everything that needs a look, by kind. */
export function KindList({ pass, off }: KindListProps) {
  const { groups, current } = pass;
  const list = useRef<HTMLElement>(null);
  const item = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<readonly OpenMistake[] | null>(null);
  const question = current ? questionOf(current) : '';

  useEffect(() => {
    const [scroller, shown] = [list.current, item.current];
    // Beside the card it has its own scroll; below the card the page must not move.
    if (!scroller || !shown || scroller.scrollHeight <= scroller.clientHeight) return;
    const { offsetTop, offsetHeight } = shown;
    const isAbove = offsetTop < scroller.scrollTop;
    const isBelow = offsetTop + offsetHeight > scroller.scrollTop + scroller.clientHeight;
    if (isAbove || isBelow) scroller.scrollTop = offsetTop - scroller.clientHeight / 3;
  }, [question]);

  return (
    <section
      ref={list}
      data-scope="kinds"
      className={styles.kinds}
      aria-label="All that needs a look"
    >
      {groups.map(({ kind, mistakes, isMostlyRight }) => {
        const at = Math.max(
          0,
          mistakes.findIndex((one) => isSame(one, current)),
        );
        const start = Math.max(0, Math.min(at - DRAWN / 2, mistakes.length - DRAWN));
        const drawn = mistakes.slice(start, start + DRAWN);
        return (
          <section key={kind} className={styles.kind}>
            <h2>
              <span>{MISTAKE_KINDS[kind].name}</span> <span>{formatCount(mistakes.length)}</span>
            </h2>
            {kind === 'capitals' && mistakes.length > 1 && (
              <Button onClick={() => setAsked(mistakes)}>
                {`Fix all ${formatCount(mistakes.length)}`}
              </Button>
            )}
            {isMostlyRight && (
              <p className={styles.mostlyRight}>
                You mostly say these are right.{' '}
                <Button variant="quiet" onClick={() => pass.switchKind(kind, false)}>
                  Stop Asking
                </Button>
              </p>
            )}
            <Mistakes {...{ pass, item }} mistakes={drawn} />
            {mistakes.length > drawn.length && (
              <p className={styles.more}>
                {`${formatCount(mistakes.length - drawn.length)} more of this kind`}
              </p>
            )}
          </section>
        );
      })}
      {asked && (
        <TakeAll mistakes={asked} onTaken={pass.countTaken} onClose={() => setAsked(null)} />
      )}
      {off.map((kind) => (
        <p key={kind} className={styles.off}>
          <span>{`${MISTAKE_KINDS[kind].name}: switched off.`}</span>
          <Button variant="quiet" onClick={() => pass.switchKind(kind, true)}>
            Ask Again
          </Button>
        </p>
      ))}
    </section>
  );
}

interface MistakesProps {
  pass: Pass;
  mistakes: readonly OpenMistake[];
  item: RefObject<HTMLButtonElement | null>;
}

function Mistakes({ pass, mistakes, item }: MistakesProps) {
  return (
    <ul className={styles.mistakes}>
      {mistakes.map((mistake) => (
        <li key={questionOf(mistake)}>
          <button
            ref={isSame(mistake, pass.current) ? item : undefined}
            type="button"
            aria-current={isSame(mistake, pass.current) || undefined}
            onClick={() => pass.show(mistake)}
          >
            <bdi translate="no">{shownName(mistake.contact.name)}</bdi>
            <span>
              <bdi translate="no">{besideName(mistake)}</bdi>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The text in doubt, or what tells whose name it is: that is there already. */
function besideName({ contact, field, texts }: OpenMistake): string | undefined {
  return field === 'name' ? contact.company || contact.email : texts[field];
}

function isSame(one: OpenMistake, other: OpenMistake | undefined): boolean {
  return other !== undefined && questionOf(one) === questionOf(other);
}

const DRAWN_AT_ONCE = 200;

interface TakeAllProps {
  mistakes: readonly OpenMistake[];
  onTaken: (kind: MistakeKind, by: number) => void;
  onClose: () => void;
}

/** Shows the corrections before they are made at once (R15.157). */
function TakeAll({ mistakes, onTaken, onClose }: TakeAllProps) {
  const session = useContactSession();
  const more = mistakes.length - DRAWN_AT_ONCE;
  return (
    <PreviewDialog
      title={`Fix ${formatCount(mistakes.length)} texts?`}
      body={`${whatThereIs(mistakes)} all in capitals or all small.`}
      label="Texts"
      rows={mistakes.slice(0, DRAWN_AT_ONCE).map(({ contactId, field, texts, suggestion }) => ({
        id: contactId,
        name: suggestion?.[field] ?? '',
        lines: [`Now: ${texts[field] ?? ''}`],
      }))}
      confirmLabel="Fix All"
      onConfirm={() => void takeAllAndTell(session, mistakes, onTaken)}
      onClose={onClose}
    >
      {more > 0 && <p>{`And ${formatCount(more)} more.`}</p>}
    </PreviewDialog>
  );
}

/** `41 names and 1 company are` */
function whatThereIs(mistakes: readonly OpenMistake[]): string {
  const count = (asked: ContactTextField) => mistakes.filter(({ field }) => field === asked).length;
  const [names, companies] = [count('name'), count('company')];
  const parts = [
    names > 0 && counted(names, 'name', 'names'),
    companies > 0 && counted(companies, 'company', 'companies'),
  ];
  return `${parts.filter(Boolean).join(' and ')} ${mistakes.length === 1 ? 'is' : 'are'}`;
}
