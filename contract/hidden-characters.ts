/** Characters that nobody sees. A name with one of them could look like another child's name, or like no name. */

/**
 * Invisible characters, characters that change the direction of the text, and fillers. Some blank characters are here
 * by number, because no property of Unicode says that they are blank: Braille without a dot, two Egyptian blanks, a
 * filler of Khitan, a note without a head, and the place of an object.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}\ufffc]/u

/** Scripts whose letters join. A joiner between two of them changes their shapes. */
const cursive = '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}]'
const visibleMark = '(?!\\p{Default_Ignorable_Code_Point})\\p{M}'

/** The marks that take the vowel from a letter in the scripts of South Asia. Only beside them is a joiner visible. */
const virama = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]'

/** Hidden characters that a text needs: joiners of these scripts and of emoji, and the marks of emoji and keycaps. */
const needed = [
  new RegExp(`${cursive}(?:${visibleMark})*[\\u200c\\u200d](?=${cursive})`, 'gu'),
  new RegExp(`${virama}(?:\\u200d|\\u200c(?=\\p{L}))|\\u200d(?=${virama})`, 'gu'),
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?[\ufe0e\ufe0f]?(?:\u200d(?=\p{Extended_Pictographic}))?/gu,
  /[0-9#*]\ufe0f(?=\u20e3)/gu,
]

/** Returns whether a text has a character that nobody sees and that its script does not need. */
export function hasHiddenCharacter(text: string): boolean {
  return hidden.test(needed.reduce((rest, pattern) => rest.replaceAll(pattern, ''), text))
}
