/** Returns the time as epoch milliseconds. All times in the store are times of its clock. */
export type Clock = () => number
