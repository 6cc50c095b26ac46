/** Preloaded into programs that are to believe that it is the moment `CARDFILE_DAY`, in local time. The clock goes on. */
const Real = Date;
const ahead = Real.parse(process.env.CARDFILE_DAY) - Real.now();
const now = () => Real.now() + ahead;

globalThis.Date = new Proxy(Real, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], made),
  apply: () => new Date().toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
Real.prototype.constructor = Date;
