declare module 'mathgenerator' {
  /** Problem and solution, both in TeX. */
  export function addition(maxSum: number, maxAddend: number): [string, string]
}
