import { useEffect, useId, useRef, type ReactNode } from 'react';
import { formatCount } from '../../platform/text';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useKeys } from '../../ui/keys';
import { Menu } from '../../ui/Menu';
import { shownName, type Contact } from '../model/contact';
import type { OpenMistake } from '../store/analysis/Analyzer';
import styles from './Desk.module.css';
import type { Group } from './groups';
import type { Pass } from './usePass';

/** Questions of one kind, such as `Letters among digits`. */
export interface Section<Each> {
  key: string;
  name: string;
  questions: readonly Each[];
}

interface DeskProps<Each extends OpenMistake | Group, In extends Section<Each>> {
  pass: Pass<Each>;
  sections: readonly In[];
  /** The question that `card` is about. */
  shown: Each | undefined;
  card: ReactNode;
  isTyping?: boolean;
  /** How many more come once these are answered. */
  left: number;
  /** What can be done with all of a kind. */
  actionsOf: (section: In) => ReactNode;
  children: ReactNode;
}

/** One question and its answers, and beside it the kinds and the questions of this kind. */
export function Desk<Each extends OpenMistake | Group, In extends Section<Each>>({
  pass,
  sections,
  shown,
  card,
  isTyping = false,
  left,
  actionsOf,
  children,
}: DeskProps<Each, In>) {
  const { open, index, canUndo } = pass;
  useKeys('cleanUp', {
    next: !isTyping && (() => pass.goOn(1)),
    previous: !isTyping && (() => pass.goOn(-1)),
    // What is typed is undone by the browser, and what was done last comes first.
    undo: canUndo && !isTyping && (() => !pass.isBehindNotice() && pass.undo()),
  });
  return (
    <div className={styles.desk}>
      <div className={styles.work}>
        <div className={styles.bar}>
          <p>{open.length > 0 && `${formatCount(index + 1)} of ${formatCount(open.length)}`}</p>
          <p className={styles.said} role="status">
            {pass.said}
          </p>
          <Button
            data-takes-focus=""
            variant="quiet"
            disabled={!canUndo}
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={() => void pass.undo()}
          >
            Undo
          </Button>
        </div>
        {card}
        {left > 0 && (
          <p className={styles.left}>{`${formatCount(left)} more come once these are answered.`}</p>
        )}
      </div>
      <section className={styles.index} data-scope="index" aria-label="Everything to clean up">
        <Index {...{ pass, sections, shown, actionsOf }} />
        {children}
      </section>
    </div>
  );
}

type IndexProps<Each extends OpenMistake | Group, In extends Section<Each>> = Pick<
  DeskProps<Each, In>,
  'pass' | 'sections' | 'shown' | 'actionsOf'
>;

/** How many questions of a kind are drawn, around the one that is shown. */
const DRAWN = 40;

function Index<Each extends OpenMistake | Group, In extends Section<Each>>({
  pass,
  sections,
  shown,
  actionsOf,
}: IndexProps<Each, In>) {
  const isOpen = new Set(pass.open);
  const openOnes = sections
    .map((section) => ({
      section,
      questions: section.questions.filter((question) => isOpen.has(question)),
    }))
    .filter(({ questions }) => questions.length > 0);
  const isShown = ({ key }: Each) => key === shown?.key;
  const current = openOnes.find(({ questions }) => questions.some(isShown)) ?? openOnes[0];
  const questions = current?.questions ?? [];
  const at = Math.max(0, questions.findIndex(isShown));
  const start = Math.max(0, Math.min(at - DRAWN / 2, questions.length - DRAWN));
  const drawn = questions.slice(start, start + DRAWN);
  const more = questions.length - drawn.length;

  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const [scroller, item] = [list.current, list.current?.querySelector('[aria-current]')];
    // Beside the card it has its own scroll; below the card the page must not move.
    if (!scroller || !item || scroller.scrollHeight <= scroller.clientHeight) return;
    item.scrollIntoView({ block: 'nearest' });
  }, [shown?.key]);

  return (
    <>
      {current && (
        <div className={styles.kind}>
          <Kinds {...{ pass, current }} sections={openOnes} />
          {actionsOf({ ...current.section, questions })}
        </div>
      )}
      {current && (
        <ul ref={list} className={styles.questions} aria-label={current.section.name}>
          {drawn.map((question) => (
            <li key={question.key}>
              <button
                type="button"
                aria-current={isShown(question) || undefined}
                onClick={() => pass.show(question)}
              >
                {wordsOf(question).map((text, place) => (
                  <bdi key={place} translate="no">
                    {text}
                  </bdi>
                ))}
              </button>
            </li>
          ))}
          {more > 0 && <li>{`${formatCount(more)} more of this kind`}</li>}
        </ul>
      )}
    </>
  );
}

interface KindsProps<Each extends OpenMistake | Group> {
  pass: Pass<Each>;
  current: { section: Section<Each>; questions: readonly Each[] };
  sections: readonly { section: Section<Each>; questions: readonly Each[] }[];
}

/** The kind that is shown with its number, and behind it all of them. */
function Kinds<Each extends OpenMistake | Group>({ pass, current, sections }: KindsProps<Each>) {
  const id = useId();
  const anchor = `--${id}`;
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.chosen}
        style={{ anchorName: anchor }}
        aria-haspopup="true"
        popoverTarget={id}
      >
        <span>{current.section.name}</span> <span>{formatCount(current.questions.length)}</span>
        <Icon name="chevronDown" />
      </button>
      <Menu ref={menu} id={id} anchor={anchor} className={styles.menu}>
        <ul className={styles.kinds} aria-label="Kinds">
          {sections.map(({ section, questions }) => (
            <li key={section.key}>
              <button
                type="button"
                aria-current={section.key === current.section.key || undefined}
                onClick={() => {
                  menu.current?.hidePopover();
                  if (questions[0]) pass.show(questions[0]);
                }}
              >
                <span>{section.name}</span> <span>{`(${formatCount(questions.length)})`}</span>
              </button>
            </li>
          ))}
        </ul>
      </Menu>
    </>
  );
}

/** Whose it is, and the text in doubt, or what tells whose name it is: that is there already. */
function wordsOf(question: OpenMistake | Group): string[] {
  if (!('field' in question)) {
    const named = question.contacts.find(({ name }) => name !== '') ?? question.contacts[0];
    return [shownName(named?.name ?? ''), named ? besideName(named) : ''];
  }
  const { contact, field, texts } = question;
  const text = field === 'name' ? besideName(contact) : (texts[field] ?? '');
  return [shownName(contact.name), text];
}

function besideName({ company, email }: Contact): string {
  return company || email;
}
