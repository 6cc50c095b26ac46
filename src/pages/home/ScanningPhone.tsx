import camera from '../../content/pictures/camera.avif';
import { Icon } from '../../ui/Icon';
import styles from './ScanningPhone.module.css';

/** The texts that the app read from the card, in the order of its screen. */
const READ = [
  ['Name', 'Dana Whitfield'],
  ['Title', 'Project Developer'],
  ['Company', 'Copper Basin Solar'],
  ['Phone', '(520) 555-0119'],
  ['Email', 'dana@copperbasin.example'],
] as const;

/** The place of these words on the card, in px of the camera's picture. */
const WORDS = 'M62 137h214v40h-214zM62 178h118v21h-118zM60 74h156v26h-156zM62 247h98v21h-98z';
const EMAIL = 'M62 266h176v20h-176z';
const CORNERS = 'M16 58v-26h26M598 32h26v26M16 354v26h26M598 380h26v-26';

/** A drawing of an iPhone that scans a card: its camera above, the read texts below. The film begins with it. */
export function ScanningPhone() {
  return (
    <figure className={styles.phone}>
      <figcaption className="visuallyHidden">
        An iPhone scans a business card: its name, title, company, phone and email are filled in.
      </figcaption>
      <div className={styles.screen} aria-hidden="true">
        <div className={styles.camera}>
          <p className={styles.status}>
            9:41 <span className={styles.island} />
            <span className={styles.battery} />
          </p>
          <div className={styles.view}>
            <img src={camera} alt="" width={640} height={409} loading="lazy" decoding="async" />
            <svg viewBox="0 0 640 409" className={styles.found}>
              <path className={styles.words} d={WORDS + EMAIL} />
              <path className={styles.corners} d={CORNERS} />
            </svg>
          </div>
          <p className={styles.hint}>Card found</p>
        </div>
        <div className={styles.sheet}>
          <p className={styles.title}>New Contact</p>
          <ul className={styles.fields}>
            {READ.map(([label, value]) => (
              <li key={label}>
                <span>{label}</span>
                <b>{value}</b>
                <Icon name="check" />
              </li>
            ))}
          </ul>
          <p className={styles.save}>Save Contact</p>
        </div>
      </div>
    </figure>
  );
}
