/** The picture of a question. */
import { type ComponentType, createContext, memo, useContext } from 'react'
import type { Drawing as DrawingData, Question } from '#maths'
import type { DrawnProps } from '../drawings/drawn-props.ts'
import { PictureLanguageContext } from '../language/picture-language.ts'

type DrawingKind = DrawingData['kind']

/**
 * The picture component for each kind of drawing that a sheet needs. Questions in text alone have none. Drawn choices
 * use `GroupFace` and `BarFace` instead.
 */
export type Pictures = { readonly [K in DrawingKind]?: ComponentType<DrawnProps<K>> }

export const noPictures: Pictures = {}

export const PicturesContext = createContext(noPictures)

/**
 * Renders the picture once for each question, because the layout of a shape takes longer than marking an answer. Only a
 * picture with what is typed is rendered again. A sheet without pictures has no language for them.
 */
export const Drawing = memo(function Drawing(
  props: { readonly question: Question } & Pick<DrawnProps<DrawingKind>, 'box' | 'typed'>,
) {
  const { question, ...rest } = props
  const language = useContext(PictureLanguageContext)
  return language && <Picture {...rest} drawn={question.drawn} label={language.describeDrawing(question)} />
})

function Picture<K extends DrawingKind>({ drawn, ...rest }: DrawnProps<K>) {
  const pictures = useContext(PicturesContext)
  const KindOfPicture: ComponentType<DrawnProps<K>> | undefined = pictures[drawn.kind as K]
  return KindOfPicture && <KindOfPicture {...rest} drawn={drawn} />
}
