/** What is drawn with a question. */
import { type ComponentType, createContext, memo, useContext } from 'react'
import { type Drawing as DrawingData, describeDrawing, type Question } from '#maths'
import type { DrawnProps } from './drawings/drawn-props.ts'

type DrawingKind = DrawingData['kind']

/**
 * Of what a sheet draws. Nothing stands here where the text is all, and where what is drawn is what is tapped: its parts
 * are `Flock` and `Bar`.
 */
export type Pictures = { readonly [K in DrawingKind]?: ComponentType<DrawnProps<K>> }

export const noPictures: Pictures = {}

export const PicturesContext = createContext(noPictures)

/** Drawn once for a question: finding room for the lengths of a shape takes longer than marking an answer. */
export const Drawing = memo(function Drawing({ question }: { question: Question }) {
  return <Picture drawn={question.drawn} label={describeDrawing(question)} />
})

function Picture<K extends DrawingKind>({ drawn, label }: { drawn: DrawnProps<K>['drawn']; label: string }) {
  const pictures = useContext(PicturesContext)
  const KindOfPicture: ComponentType<DrawnProps<K>> | undefined = pictures[drawn.kind as K]
  return KindOfPicture && <KindOfPicture drawn={drawn} label={label} />
}
