import { classNames } from './class-names.ts'
import styles from './icon.module.css'
import { type IconName, iconPaths } from './icon-paths.ts'

type IconProps = { readonly className?: string | undefined } & (
  | { readonly name: IconName }
  /** The strokes of an icon that only a few screens have. */
  | { readonly paths: readonly string[] }
)

/** An icon in the colour of the text. Screen readers skip it: it always has a word next to it or a labelled control. */
export function Icon({ className, ...icon }: IconProps) {
  const paths = 'name' in icon ? iconPaths[icon.name] : icon.paths
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
