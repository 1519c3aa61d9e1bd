/**
 * Returns a function that collects items. The first is passed on at once. Later ones are passed on together, one set at
 * a time, with a pause of `calm` milliseconds after each. Thirty children who play at once then cause few requests.
 */
export declare function throttled<T>(pass: (items: ReadonlySet<T>) => Promise<unknown>, calm: number): (item: T) => void;
