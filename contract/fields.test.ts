import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filled, line, personName } from './fields.ts'
import { faultOfName } from './name-rules.ts'

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

  it.each(['', ' ', '\u3000'])('a name that is only %j is refused as empty', (blank) => {
    expect(name.safeParse(blank).success).toBe(false)
    expect(name.parse(`Mia${blank}`)).toBe('Mia')
  })

  it.each([
    ['a joiner of graphemes', '\u034f'],
    ['a variation selector', '\ufe0f'],
    ['a variation selector of ideographs', '\u{e0100}'],
    ['a filler of Hangul', '\u3164'],
    ['a narrow filler of Hangul', '\uffa0'],
    ['a filler of an initial sound', '\u115f'],
    ['a filler of a vowel', '\u1160'],
    ['Braille without a dot', '\u2800'],
    ['an inherent vowel of Khmer', '\u17b4'],
    ['an invisible times sign', '\u2062'],
    ['a joiner', '\u200d'],
    ['a non-joiner', '\u200c'],
    ['a blank hieroglyph', '\u{13441}'],
    ['a filler of Khitan', '\u{16fe4}'],
    ['a note without a head', '\u{1d159}'],
    ['the place of an object', '\ufffc'],
  ])('a name with %s is refused, wherever it is', (_, hidden) => {
    for (const text of [
      hidden,
      `Mi${hidden}a`,
      `${hidden}Mia`,
      `Mia${hidden}`,
      `Mia ${hidden} Chen`,
      `李${hidden}小龙`,
    ])
      expect(name.safeParse(text).success).toBe(false)
  })

  it.each([
    ['between Latin letters', 'Mi\u200da'],
    ['after a letter with a mark', 'Ma\u0304\u200dia'],
    ['between Cyrillic letters', 'Ми\u200dя'],
    ['between Greek letters', 'Μί\u200cα'],
    ['twice between letters that join', 'می\u200c\u200cخواهم'],
    ['after an emoji that no other follows', '👩\u200d'],
    ['between digits', '1\u200d2'],
    ['after the last letter of an Arabic name', 'مریم\u200c'],
    ['before a Latin letter', 'م\u200ca'],
    ['after a hidden mark of an Arabic letter', 'م\u034f\u200cریم'],
    ['between Devanagari letters that do not join', 'क\u200cमल'],
    ['after the last mark of a Devanagari name', 'श्याम्\u200c'],
  ])('a joiner %s is refused', (_, text) => {
    expect(name.safeParse(text).success).toBe(false)
  })

  it('a digit with the mark of a keycap but without the keycap is refused', () => {
    expect(name.safeParse('Room 5\ufe0f').success).toBe(false)
  })

  it.each([
    'می\u200cخواهم',
    'ක්\u200dරිෂ්ණ',
    'क्\u200dष',
    'র\u200d্যাচেল',
    'കുമാര്\u200d',
    'राज्\u200cय',
    '👩🏽\u200d❤\ufe0f\u200d👨',
    '🏳\ufe0f\u200d🌈',
  ])('%s is accepted unchanged, because its script needs the joiner', (text) => {
    expect(personName.parse(text)).toBe(text)
  })
})

it('the rules without zod refuse the same names as the contract', () => {
  const units = fc.constantFrom(
    'a',
    ' ',
    '\u0301',
    '\u200d',
    '\u202e',
    '\0',
    '\ud83d',
    '👩',
    '0',
    'n'.repeat(34),
    '\ue000',
  )
  fc.assert(
    fc.property(fc.array(units, { maxLength: 8 }), (parts) => {
      const text = parts.join('')
      expect(faultOfName(text) === null).toBe(personName.safeParse(text).success)
    }),
  )
})
