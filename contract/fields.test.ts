import { describe, expect, it } from 'vitest'
import { filled, line, personName } from './fields.ts'

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
  ])('a name in any script is accepted unchanged: %s', (text) => {
    expect(name.parse(text)).toBe(text)
  })

  it.each([
    ['a character that reverses the text', 'Mia \u202eneB'],
    ['a direction mark', 'Mia\u200f'],
    ['a soft hyphen', 'Mi\u00ada'],
    ['a tag character that is never shown', 'Mia\u{e0041}'],
    ['a private-use character', 'Mia\ue000'],
    ['an unassigned character', 'Mia\u0378'],
    ['piled-up marks', `Mia${'\u0301'.repeat(5)}`],
    ['piled-up marks between joiners', `Mia${'\u0301\u200d'.repeat(5)}`],
    ['a NUL', 'Mia\0'],
    ['half of a surrogate pair', 'Mia \ud83d'],
  ])('a name with %s is refused', (_, text) => {
    expect(name.safeParse(text).success).toBe(false)
    expect(line(100).safeParse(text).success).toBe(false)
  })

  it.each(['', ' ', '\u3000', '\u200d', '\u115f', '\u1160', '\u3164', '\uffa0', '\u2800', '\ufe0f'])(
    'a name that is only %j is refused as empty',
    (blank) => {
      expect(name.safeParse(blank).success).toBe(false)
      expect(name.safeParse(`Mia${blank}`).success).toBe(true)
    },
  )
})

describe('the name of a person', () => {
  it.each([
    ['between Latin letters', 'Mi\u200da'],
    ['after a letter with a mark', 'Ma\u0304\u200dia'],
    ['after the last letter', 'Mia\u200d'],
    ['before the first letter', '\u200cMia'],
    ['between Cyrillic letters', 'Ми\u200dя'],
    ['between Greek letters', 'Μί\u200cα'],
  ])('a joiner %s is refused', (_, text) => {
    expect(personName.safeParse(text).success).toBe(false)
  })

  it.each(['می\u200cخواهم', 'ක්\u200dරිෂ්ණ', 'क्\u200dष', 'Māia', '李小龙'])('%s is accepted unchanged', (text) => {
    expect(personName.parse(text)).toBe(text)
  })
})
