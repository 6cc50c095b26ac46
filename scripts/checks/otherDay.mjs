/** Preloaded into programs that are to believe that it is the moment `CARDFILE_DAY`, in local time. The clock goes on. */
const Real = Date;
const ahead = Real.parse(process.env.CARDFILE_DAY) - Real.now();
const now = () => Real.now() + ahead;

function Other(...given) {
  if (!new.target) return new Other().toString();
  return Reflect.construct(Real, given.length > 0 ? given : [now()], new.target);
}

// What is a date stays one, and a test may replace `now`.
Other.prototype = Real.prototype;
Other.prototype.constructor = Other;
Object.setPrototypeOf(Other, Real);
Other.now = now;
globalThis.Date = Other;
