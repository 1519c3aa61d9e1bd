export { enNZPictures } from '#maths'
