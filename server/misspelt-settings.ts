import { closestMatch } from 'leven'
import { type Environment, settingNames } from './config.ts'

/**
 * Returns a line for each variable that is no setting and is named almost like one. Short names such as PORTS often
 * belong to other programs, so only one letter in six may differ.
 */
export function misspeltSettings(env: Environment): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (!value?.trim() || settingNames.includes(name)) return []
    const meant = closestMatch(name.toUpperCase(), settingNames, { maxDistance: Math.floor(name.length / 6) })
    return meant && name.length > 4 ? [`${name} is not a setting of this app. Do you mean ${meant}?`] : []
  })
}
