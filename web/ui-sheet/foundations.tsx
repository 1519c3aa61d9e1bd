import { classNames } from '../ui/base/class-names.ts'
import tokens from '../ui/tokens.css?raw'
import { Chapter, Part } from './part.tsx'
import styles from './ui-sheet.module.css'

const root = tokens.slice(tokens.indexOf(':root {'), tokens.indexOf('.hue-'))
const colours = [...root.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => ({ name, value }))
const hues = [...tokens.matchAll(/^\.(hue-\w+) \{/gm)].map(([, hue = '']) => hue)
const steps = [2, 3, 4, 5, 6, 7, 8, 9, 11, 12]
const sizes = ['--text-s', '--text-m', '--text-l', '--text-xl', '--text-2xl', '--text-question']

export function Foundations() {
  return (
    <Chapter title="Foundations">
      <Part name="Colours by purpose">
        <div className={styles.colours}>
          {colours.map(({ name, value }) => (
            <div key={name}>
              <i style={{ background: value }} />
              {name}
            </div>
          ))}
        </div>
      </Part>
      <Part name="Themes">
        <div className={styles.wide}>
          {hues.map((hue) => (
            <div key={hue} className={classNames(styles.hues, hue)}>
              {hue}
              {steps.map((step) => (
                <i key={step} style={{ background: `var(--hue-${step})` }} />
              ))}
            </div>
          ))}
        </div>
      </Part>
      <Part name="Type">
        {sizes.map((size) => (
          <span key={size} className="figures" style={{ fontSize: `var(${size})` }}>
            7 × 8 Tāne
          </span>
        ))}
        <p>Lexend for reading, Baloo 2 for headings and every figure.</p>
        <p className="soft">Secondary text.</p>
      </Part>
    </Chapter>
  )
}
