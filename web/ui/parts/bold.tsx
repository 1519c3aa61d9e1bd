/** A text whose parts in `<b>` are bold. They have the class. */
export function Bold({ text, className }: { text: string; className?: string | undefined }) {
  return text.split(/<\/?b>/).map((part, i) => {
    // Every second part is between the two marks.
    if (i % 2 === 0) return part
    return (
      <b key={part} className={className}>
        {part}
      </b>
    )
  })
}
