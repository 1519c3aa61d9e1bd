/** What is drawn with a question: a picture that comes new is a line here and its component. */
import { type ComponentType, memo } from 'react'
import { type Drawing as DrawingData, describeDrawing, type Question } from '#maths'
import { Animals } from './drawings/animals.tsx'
import { Blocks } from './drawings/blocks.tsx'
import { Bond } from './drawings/bond.tsx'
import { Dots } from './drawings/dots.tsx'
import type { DrawnProps } from './drawings/drawn-props.ts'
import { Grid } from './drawings/grid.tsx'
import { Ruler } from './drawings/ruler.tsx'
import { Run } from './drawings/run.tsx'
import { ShapePicture } from './drawings/shape.tsx'
import { Spans } from './drawings/spans.tsx'
import { Word } from './drawings/word.tsx'

type DrawingKind = DrawingData['kind']

/** Null where the text is all, and where what is drawn is what is tapped: its parts are `Flock` and `Bar`. */
const pictures: { readonly [K in DrawingKind]: ComponentType<DrawnProps<K>> | null } = {
  nothing: null,
  expression: null,
  groups: null,
  bars: null,
  run: Run,
  animals: Animals,
  blocks: Blocks,
  word: Word,
  dots: Dots,
  bond: Bond,
  spans: Spans,
  ruler: Ruler,
  grid: Grid,
  shape: ShapePicture,
}

/** Drawn once for a question: finding room for the lengths of a shape takes longer than marking an answer. */
export const Drawing = memo(function Drawing({ question }: { question: Question }) {
  return <Picture drawn={question.drawn} label={describeDrawing(question)} />
})

function Picture<K extends DrawingKind>({ drawn, label }: { drawn: DrawnProps<K>['drawn']; label: string }) {
  const KindOfPicture: ComponentType<DrawnProps<K>> | null = pictures[drawn.kind as K]
  return KindOfPicture && <KindOfPicture drawn={drawn} label={label} />
}
