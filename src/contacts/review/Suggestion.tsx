import { differenceOf } from '../../platform/difference';
import { FIELDS, type ContactTextField, type ContactTexts } from '../model/fields';
import styles from './Suggestion.module.css';

interface SuggestionProps {
  id: string;
  texts: Partial<ContactTexts>;
  suggestion: Partial<ContactTexts>;
}

/** The new texts, with the letters that differ marked. */
export function Suggestion({ id, texts, suggestion }: SuggestionProps) {
  const fields = FIELDS.filter(({ key }) => key in suggestion);
  return (
    <dl id={id} className={styles.suggestion}>
      {fields.map(({ key, name }) => (
        <div key={key}>
          <dt>{fields.length > 1 ? name : 'Suggestion'}</dt>
          <dd>
            <bdi translate="no">
              <NewText field={key} before={texts[key] ?? ''} after={suggestion[key] ?? ''} />
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface NewTextProps {
  field: ContactTextField;
  before: string;
  after: string;
}

function NewText({ field, before, after }: NewTextProps) {
  if (after === '') return <span className={styles.empty}>(empty)</span>;
  const { start, other, end } = differenceOf(before, after);
  if (field === 'notes') return <ins>{other.trim()}</ins>;
  // A completely different text: marking it all would say nothing.
  if (other === '' || start.length + end.length < other.length) return <span>{after}</span>;
  return (
    <>
      <span>{start}</span>
      <ins>{other}</ins>
      <span>{end}</span>
    </>
  );
}
