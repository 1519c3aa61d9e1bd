export { enNZMistakes } from '#maths/insight'
