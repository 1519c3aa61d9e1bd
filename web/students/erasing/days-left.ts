/** Returns how many days are left until a time, in whole days. The last day counts as one. */
export const daysLeft = (until: number, now: number): number => Math.max(1, Math.ceil((until - now) / (24 * 3600_000)))
