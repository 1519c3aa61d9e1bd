import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/**
 * Returns the function that names the classes of the files of styles. In development, a name is readable in the
 * browser's tools: `student-card-name`. In the build it is short, because every device keeps the names of all screens:
 * four letters for the file, then the number of the class in it. A new class changes no name of another file.
 *
 * @throws from the returned function, if the classes of two files would have the same names
 */
export function classNames(isReadable: boolean): (name: string, path: string) => string {
  const files = new Map<string, { readonly path: string; readonly names: string[] }>()
  return (name, path) => {
    const [file = ''] = basename(path).split('.')
    const prefix = isReadable ? `${file}-` : lettersOf(file)
    const { path: known, names } = files.get(prefix) ?? { path, names: [] }
    if (known !== path) throw new Error(`${path} and ${known} would have the same class names`)
    files.set(prefix, { path, names })
    if (!names.includes(name)) names.push(name)
    return `${prefix}${isReadable ? name : names.indexOf(name).toString(36)}`
  }
}

/** Returns four letters that follow from a text. */
function lettersOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 4)
  return String.fromCharCode(...bytes.map((byte) => 97 + (byte % 26)))
}
