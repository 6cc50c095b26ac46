import { planRows, plans } from '../content/plans';
import { Badge } from '../ui/Badge';
import { Icon } from '../ui/Icon';
import styles from './PlanComparison.module.css';

/** What each plan has, side by side (R15.96). */
export function PlanComparison() {
  return (
    <section className={styles.section} aria-labelledby="compare">
      <h2 id="compare">Compare Plans</h2>
      <table className={styles.table} aria-labelledby="compare">
        <thead>
          <tr>
            <th scope="col">
              <span className="visuallyHidden">Feature</span>
            </th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planRows.map(({ label, has, isUnderDevelopment }) => (
            <tr key={label}>
              <th scope="row">
                <span>{label}</span>{' '}
                {isUnderDevelopment && (
                  <Badge className={styles.badge} isWarning>
                    UNDER DEVELOPMENT
                  </Badge>
                )}
              </th>
              {plans.map(({ id, name }) => (
                <td key={id} data-plan={name}>
                  <Amount of={has[id]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A tick or a dash is read out in words; any other amount is words already. */
function Amount({ of }: { of: true | string | undefined }) {
  if (typeof of === 'string') return <span>{of}</span>;
  return (
    <>
      {of ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <span className="visuallyHidden">{of ? 'Included' : 'Not included'}</span>
    </>
  );
}
