declare module 'mathgenerator' {
  /** Returns the problem and its solution, both in TeX. */
  export function addition(maxSum: number, maxAddend: number): [string, string]
}
