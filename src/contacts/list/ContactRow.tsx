import { clsx } from 'clsx';
import { Fragment, memo, type RefObject } from 'react';
import { COLUMNS } from '../model/columns';
import { faceName, shownName, type Contact } from '../model/contact';
import { imageSource } from '../store/imageSource';
import { formatDay } from '../../platform/dates';
import { memoizeByRef } from '../../platform/memoizeByRef';
import { today } from '../../platform/today';
import { contactPath } from '../../routes';
import { Avatar } from '../../ui/Avatar';
import { Icon } from '../../ui/Icon';
import styles from './ContactRow.module.css';

/** The id of the hint at the keys that move through the rows. */
export const ROW_HINT = 'row-hint';

interface ContactRowProps {
  contact: Contact;
  /** Position in the list, from 0. */
  index: number;
  /** The same, with the headings above it. */
  place: number;
  isSelected: boolean;
  /** Whether its deletion is under way. */
  isLeaving: boolean;
  /** Whether it stands beside the list. */
  isShown: boolean;
  /** Why a search found it, where no cell says so; else ''. */
  reason: string;
  /** `useToday`: with another one its dates are drawn again. */
  today: Date;
  /** Whether a month heads it: its date needs no year. */
  isInMonth: boolean;
  /** The id of its heading, where an arrow comes in below that; else ''. */
  headingId: string;
  /** Whether the job title says it. */
  isTitleHit: boolean;
  /** Set for the row where the Tab key enters the table. */
  tabStop: RefObject<HTMLAnchorElement | null> | null;
}

/** One contact. The whole row opens it; its name is the link that a keyboard reaches. */
export const ContactRow = memo(function ContactRow({
  contact,
  index,
  place,
  isSelected,
  isLeaving,
  isShown,
  isInMonth,
  headingId,
  reason,
  isTitleHit,
  tabStop,
}: ContactRowProps) {
  const tabIndex = tabStop ? 0 : -1;
  const { texts, day, photo } = shownOf(contact);
  return (
    <tr
      role="row"
      className={clsx(
        styles.row,
        isSelected && styles.selected,
        isShown && styles.shown,
        isLeaving && styles.leaving,
      )}
      aria-current={isShown || undefined}
      aria-busy={isLeaving || undefined}
      // The header is the first row.
      aria-rowindex={place + 2}
      data-index={index}
      data-hit={reason ? 'unseen' : isTitleHit ? 'title' : undefined}
      style={{ insetBlockStart: tall(index, place - index) }}
    >
      {COLUMNS.map(({ key, sort }, column) => {
        const shown = texts[column] ?? '';
        // A text that is too long ends in an ellipsis; `auto` puts it at the end of the reading direction.
        if (key === 'name') {
          const name = shownName(shown);
          return (
            <td key={key} role="cell" className={styles.name} title={shown}>
              <Avatar photoURL={photo} name={faceName(contact)} size="tiny" coloured />
              {/* Not the router's Link, of which each listens to the address: the table opens it. */}
              <span className={styles.lines}>
                <a
                  href={contactPath(contact.id)}
                  dir="auto"
                  translate="no"
                  // Dragged, it would leave the page. So its words can be marked.
                  draggable={false}
                  ref={tabStop}
                  tabIndex={tabIndex}
                  // Once, where people come in: said at each row it would be a burden.
                  aria-describedby={describedBy(index, headingId)}
                >
                  {name}
                </a>
                {reason && (
                  <small dir="auto" translate="no">
                    {reason}
                  </small>
                )}
              </span>
              {contact.cardImageURL && <Icon name="card" />}
              {/* Not an input: React watches each of those, which a scrolling list would pay for. */}
              <button
                type="button"
                role="checkbox"
                aria-checked={isSelected}
                aria-label={`Select ${name}`}
                className={styles.box}
                tabIndex={tabIndex}
              />
            </td>
          );
        }
        const isText = sort === 'text';
        return (
          <td
            key={key}
            role="cell"
            dir={isText ? 'auto' : undefined}
            translate={isText ? 'no' : undefined}
            className={styles[key]}
            title={shown}
          >
            {key === 'email' ? <EmailText text={shown} /> : isInMonth && !isText ? day : shown}
          </td>
        );
      })}
    </tr>
  );
});

/** An address that breaks before its @ alone. Each piece has an element, which a translator leaves in its place. */
function EmailText({ text }: { text: string }) {
  return text.split(/(?=@)/).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{piece}</span>
    </Fragment>
  ));
}

/** What a row shows of a contact. A list draws its rows often, and dates and addresses take long to prepare. */
interface Shown {
  /** A text for each column. */
  texts: readonly string[];
  /** Its date without the year. */
  day: string;
  photo: string;
}

const shownOf = memoizeByRef(
  (contact: Contact): Shown => ({
    texts: COLUMNS.map(({ text }) => text(contact)),
    day: formatDay(contact.createdAt),
    photo: imageSource(contact.photoURL),
  }),
  today,
);

function describedBy(index: number, headingId: string): string | undefined {
  return index === 0 ? `${ROW_HINT} ${headingId}`.trim() : headingId || undefined;
}

/** A length: the height of so many rows and headings. Set at its place, where a variable would restyle all cells. */
export function tall(rows: number, headings: number): string {
  const between = headings > 0 ? ` + ${String(headings)} * var(--heading-height)` : '';
  return `calc(${String(rows)} * var(--row-height)${between})`;
}
