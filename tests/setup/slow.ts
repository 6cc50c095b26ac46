/** How many times longer tests may take on this machine, as the environment says. CI's machines do other work too. */
export const SLOW = Number(process.env['CARDFILE_SLOW'] ?? (process.env['CI'] ? 3 : 1));
