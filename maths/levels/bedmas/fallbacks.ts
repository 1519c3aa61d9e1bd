/** What is dealt where thirty tries came to nothing (specification 1, section 5: "Up to 30 retries"), worked out by hand. */

export interface Fallback {
  readonly text: string
  readonly answer: string
}

/** By level id. */
export const fallbacksByLevel: Readonly<Record<string, readonly Fallback[]>> = {
  '1.1': [
    { text: '2 + 3 × 4', answer: '14' },
    { text: '(7 − 3) × 5', answer: '20' },
    { text: '9 ÷ 3 + 6 − 1', answer: '8' },
    { text: '(2 + 4) ÷ 3 + 5', answer: '7' },
  ],
  '1.2': [
    { text: '36 ÷ 6 + 12', answer: '18' },
    { text: '45 + 12 × 3', answer: '81' },
    { text: '90 − 56 ÷ 8 + 17', answer: '100' },
    { text: '7 × 8 − 15 + 4', answer: '45' },
  ],
  '1.3': [
    { text: '(24 + 36) ÷ 6 × 12', answer: '120' },
    { text: '84 ÷ 7 + 15 × 10', answer: '162' },
    { text: '(95 − 45) ÷ 5 + 38 − 12', answer: '36' },
    { text: '72 ÷ 8 × 11 − 64', answer: '35' },
  ],
  '1.4': [
    { text: '(12.5 + 10) × 10 − 25', answer: '200' },
    { text: '37.5 ÷ 10 + 20 − 12.5', answer: '11.25' },
    { text: '(45.5 − 15.5) × 20 ÷ 10', answer: '60' },
    { text: '10.5 × 20 + 36 ÷ 12 − 13', answer: '200' },
  ],
}
