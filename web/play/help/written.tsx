import { digitSpace } from '#maths'

/** A text that a screen reader reads without the spaces between digits. It would read "13 347" as two numbers. */
export function Written({ text }: { readonly text: string }) {
  if (!text.includes(digitSpace)) return text
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="unseen">{text.replaceAll(digitSpace, '')}</span>
    </>
  )
}
