import { describe, expect, it } from 'vitest'
import { filled, line } from './endpoint.ts'

const name = filled(100)

describe('a name', () => {
  it.each([
    'Māia Tūī',
    'Māia Tūī'.normalize('NFD'),
    "Siobhán O'Neill-Ngāta",
    'Nguyễn Thị Ngọc Ánh'.normalize('NFD'),
    '李小龙',
    'محمد',
    'שָׂרָה',
    'ศรีสุวรรณ์',
    'ක්‍රිෂ්ණ',
    'नमिता क्षत्रिय',
    'می‌خواهم',
    '김민준'.normalize('NFD'),
    'Room 5 👩‍👧 ✌🏽 ❤️ 5️⃣',
  ])('is taken in any script: %s', (text) => {
    expect(name.parse(text)).toBe(text)
  })

  it.each([
    ['a sign that turns the text round', 'Mia \u202eneB'],
    ['a mark of direction', 'Mia\u200f'],
    ['a soft hyphen', 'Mi\u00ada'],
    ['letters that only programs see', 'Mia\u{e0041}'],
    ['a sign for private use', 'Mia\ue000'],
    ['a sign that is none yet', 'Mia\u0378'],
    ['marks piled up', `Mia${'\u0301'.repeat(5)}`],
    ['marks piled up over joiners', `Mia${'\u0301\u200d'.repeat(5)}`],
    ['a NUL', 'Mia\0'],
    ['half a sign', 'Mia \ud83d'],
  ])('is refused with %s', (_, text) => {
    expect(name.safeParse(text).success).toBe(false)
    expect(line(100).safeParse(text).success).toBe(false)
  })

  it.each(['', ' ', '\u3000', '\u200d', '\u115f', '\u1160', '\u3164', '\uffa0', '\u2800', '\ufe0f'])(
    'shows something, unlike %j',
    (blank) => {
      expect(name.safeParse(blank).success).toBe(false)
      expect(name.safeParse(`Mia${blank}`).success).toBe(true)
    },
  )
})
