import { m } from '../../language/messages.ts'
import { type PictureName, pictureNames } from './picture-names.ts'
import type { Theme } from './theme.ts'

/** The words for the colours, in the order of a rainbow. */
export const colourNames: Readonly<Record<Theme, string>> = {
  amber: m.picture_colour_yellow(),
  orange: m.picture_colour_orange(),
  tomato: m.picture_colour_red(),
  pink: m.picture_colour_pink(),
  violet: m.picture_colour_purple(),
  blue: m.picture_colour_blue(),
  cyan: m.picture_colour_sea_blue(),
  teal: m.picture_colour_sea_green(),
  grass: m.picture_colour_green(),
}

/** Returns the picture that the page shows at first. It follows from the account, so that not everyone begins alike. */
export function suggestionFor(accountId: string): { readonly name: PictureName; readonly colour: Theme } {
  const digit = (at: number) => Number.parseInt(accountId.slice(at, at + 4), 16)
  const names = Object.keys(pictureNames) as PictureName[]
  const colours = Object.keys(colourNames) as Theme[]
  return { name: names[digit(0) % names.length]!, colour: colours[digit(4) % colours.length]! }
}
