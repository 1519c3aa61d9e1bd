/** Characters that nobody sees. A name with one of them could look like another child's name, or like no name. */

/**
 * Invisible characters, characters that change the direction of the text, and fillers. Braille without a dot is blank
 * too, but no property of Unicode says so.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Scripts whose letters join. A joiner changes the shape of their letters. */
const joiningScripts = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya'],
  ...['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar'],
]
const joiningLetter = `[${joiningScripts.map((script) => `\\p{Script=${script}}`).join('')}]\\p{M}*`

/** Hidden characters that a text needs: joiners of these scripts and of emoji, and the marks of emoji and keycaps. */
const needed = [
  new RegExp(`${joiningLetter}[\\u200c\\u200d]`, 'gu'),
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?[\ufe0e\ufe0f]?(?:\u200d(?=\p{Extended_Pictographic}))?/gu,
  /[0-9#*]\ufe0f(?=\u20e3)/gu,
]

/** Returns whether a text has a character that nobody sees and that its script does not need. */
export function hasHiddenCharacter(text: string): boolean {
  return hidden.test(needed.reduce((rest, pattern) => rest.replaceAll(pattern, ''), text))
}
