import { clsx } from 'clsx';
import { ListFilter, Trash2 } from 'lucide';
import type { KeyboardEvent, RefObject } from 'react';
import { Button, ButtonLink } from '../../ui/Button';
import { SearchBox } from '../../ui/SearchBox';
import { ExportButton } from '../export/ExportButton';
import { CountLine } from './CountLine';
import type { LoadedList } from '../store/ContactList';
import type { Sort } from '../model/columns';
import { ListHeading } from './ListHeading';
import styles from './ListToolbar.module.css';
import { SortMenu } from './SortMenu';
import type { ShownList } from './useShownList';

/** For what stands in the place of the toolbar while the list loads. */
export const toolbarStyles = styles;

interface ListToolbarProps {
  ref: RefObject<HTMLDivElement | null>;
  list: LoadedList;
  shown: ShownList;
  /** Of a part of the list on another page. */
  title: string | undefined;
  isPart: boolean;
  selected: ReadonlySet<string>;
  /** Whether any of the list is. */
  hasSelected: boolean;
  /** Whether rows are to be selected, though none is yet. */
  isChoosing: boolean;
  onChoose: (isChoosing: boolean) => void;
  searchBox: RefObject<HTMLInputElement | null>;
  filterButton: RefObject<HTMLButtonElement | null>;
  onSearch: (search: string) => void;
  onSort: (sort: Sort | null) => void;
  /** A key in the search box. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What stands above the rows: title, search, filter, count, sort, export, and the way to what was deleted. */
export function ListToolbar(props: ListToolbarProps) {
  const { ref, list, shown, title, isPart, selected, hasSelected } = props;
  const { searchBox, filterButton } = props;
  const { search, sort, filter, predicate, isFilterOpen, setFilterOpen } = shown;
  return (
    <div ref={ref} className={styles.toolbar} onBlur={shown.save}>
      <ListHeading title={title} />
      <SearchBox
        ref={searchBox}
        label="Search business cards"
        value={search}
        onChange={props.onSearch}
        onKeyDown={props.onKeyDown}
      />
      <Button
        ref={filterButton}
        className={clsx(styles.filter, filter && styles.filtered)}
        icon={ListFilter}
        aria-expanded={isFilterOpen}
        onClick={() => setFilterOpen(!isFilterOpen)}
      >
        Filter
      </Button>
      <CountLine
        className={styles.count}
        shown={shown.visible.length}
        total={list.contacts.length}
        kind={list.kind}
        isPart={isPart}
        isRanked={shown.isRanked}
        close={shown.close}
      />
      {!hasSelected && (
        <button
          type="button"
          className={styles.choose}
          aria-pressed={props.isChoosing}
          onClick={() => props.onChoose(!props.isChoosing)}
        >
          Select
        </button>
      )}
      <SortMenu
        className={styles.sort}
        sort={shown.shownSort}
        onSort={props.onSort}
        canRank={search.trim() !== ''}
      />
      <ExportButton
        className={styles.export}
        search={search}
        sort={sort}
        predicate={predicate}
        isFiltered={filter !== ''}
        list={list}
        visible={shown.visible}
        selected={selected}
      />
      <ButtonLink
        className={styles.bin}
        icon={Trash2}
        to="/recently-deleted"
        aria-label="Recently Deleted"
        title="Recently Deleted"
      />
    </div>
  );
}
