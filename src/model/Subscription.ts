/** A plan and its use as stored in `subscriptions/{uid}`; both stored shapes of spec 3 end in this one. */
export interface Subscription {
  /** The stored plan name (`free`, `Basic`, ...) from `plan`, else `planName`; '' when neither is there. */
  plan: string;
  /** Such as `active`; '' when missing. */
  status: string;
  /** Counts are `null` when missing or not a finite number. */
  scansUsed: number | null;
  maxScans: number | null;
  cardsUsed: number | null;
  cardsLimit: number | null;
  renewalDate: Date | null;
}
