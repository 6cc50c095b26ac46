import { Query } from '../../firebase/Query';
import type { Drafts } from '../../session/Drafts';
import type { Notices } from '../../session/notices';
import type { Session } from '../../session/Session';
import { planQuery } from '../../subscription/loadSubscription';
import type { Subscription } from '../../subscription/subscription';
import { Observable } from '../../platform/Observable';
import { NEW_PASS, type PassState } from '../model/pass';
import type { OpenMistake } from './analysis/Analyzer';
import { readBin, type DeletedContact } from './bin/readBin';
import { ContactStore } from './ContactStore';
import { takeList } from './copy';
import { Decisions } from './decisions/Decisions';
import { Analysis } from './analysis/Analysis';
import type { Path } from '../../routes';
import { keepCurrent } from './keepCurrent';
import { keepRomanized } from './keepRomanized';
import { OtherTabs } from './OtherTabs';
import { Saves } from './saves/Saves';
import { Contacts } from './verbs/Contacts';
import { ListView } from './view/ListView';
import type { Ids } from './view/viewAfter';

/** All that a session has behind the login. It ends with the session. */
export class ContactSession {
  readonly uid: string;
  readonly notices: Notices;
  readonly drafts: Drafts;
  readonly store: ContactStore;
  /** The ids of selected contacts (R15.8). */
  readonly selection = new Observable<Ids>(new Set());
  readonly view: ListView;
  readonly contacts: Contacts;
  readonly saves: Saves;
  readonly bin: Query<DeletedContact[]>;
  readonly decisions: Decisions;
  readonly analysis: Analysis;
  readonly plan: Query<Subscription | null>;
  readonly otherTabs: OtherTabs;
  /** Through what is to be cleaned up. */
  readonly pass = new Observable<PassState<OpenMistake>>(NEW_PASS);
  /** The addresses of pictures that the browser has loaded: they are shown at once. */
  readonly loadedPictures = new Set<string>();

  constructor({ uid, notices, drafts, signal }: Session) {
    this.uid = uid;
    this.notices = notices;
    this.drafts = drafts;
    this.store = new ContactStore(uid, signal, takeList(uid));
    this.view = new ListView(this, '/dashboard' satisfies Path);
    this.contacts = new Contacts(this);
    this.saves = new Saves(this);
    this.bin = new Query(() => readBin(uid), undefined, signal);
    this.decisions = new Decisions(uid, signal);
    this.analysis = new Analysis(this.store);
    this.plan = planQuery(uid, signal);
    this.otherTabs = new OtherTabs(this.store);
    keepCurrent(this.store);
    keepRomanized(this.store);
  }
}
