export { enNZSpeech } from '#maths'
