/** Characters that file names cannot have on Windows, macOS, Android or Linux, and invisible ones. */
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu

/** The most characters of the name in a folder's name. Windows limits a whole path to about 260. */
const longest = 60

/** Returns a name such as 'Mia Chen (0f3c91aa)', which no other student of a class has. It is safe in a path. */
export function folderName(name: string, id: string): string {
  const allowed = name
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  // It is cut by code point, so that no surrogate pair is split.
  return `${[...allowed].slice(0, longest).join('').trim()} (${id.slice(0, 8)})`.trim()
}
