import { m } from '../../language/messages.ts'

/** The words for the pictures. They name the symbols of the sprite. */
export const pictureNames = {
  cat: m.picture_cat(),
  dog: m.picture_dog(),
  frog: m.picture_frog(),
  duck: m.picture_duck(),
  penguin: m.picture_penguin(),
  sheep: m.picture_sheep(),
  whale: m.picture_whale(),
  crab: m.picture_crab(),
  butterfly: m.picture_butterfly(),
  ladybird: m.picture_ladybird(),
  fern: m.picture_fern(),
  mountain: m.picture_mountain(),
  sun: m.picture_sun(),
  rocket: m.picture_rocket(),
  umbrella: m.picture_umbrella(),
  iceCream: m.picture_ice_cream(),
} as const
export type PictureName = keyof typeof pictureNames
