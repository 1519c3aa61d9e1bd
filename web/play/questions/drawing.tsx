/** The picture of a question. */
import { type ComponentType, createContext, memo, useContext } from 'react'
import type { Drawing as DrawingData, Question } from '#maths'
import type { DrawnProps } from '../drawings/drawn-props.ts'
import { say } from '../round/language.ts'

type DrawingKind = DrawingData['kind']

/**
 * The picture of each kind of drawing that a sheet needs. Questions of text alone have none. Choices that are tapped draw
 * themselves with `Flock` and `Bar`.
 */
export type Pictures = { readonly [K in DrawingKind]?: ComponentType<DrawnProps<K>> }

export const noPictures: Pictures = {}

export const PicturesContext = createContext(noPictures)

/** Rendered once for each question: placing the lengths of a shape takes longer than marking an answer. */
export const Drawing = memo(function Drawing({ question }: { question: Question }) {
  return <Picture drawn={question.drawn} label={say.describeDrawing(question)} />
})

function Picture<K extends DrawingKind>({ drawn, label }: { drawn: DrawnProps<K>['drawn']; label: string }) {
  const pictures = useContext(PicturesContext)
  const KindOfPicture: ComponentType<DrawnProps<K>> | undefined = pictures[drawn.kind as K]
  return KindOfPicture && <KindOfPicture drawn={drawn} label={label} />
}
