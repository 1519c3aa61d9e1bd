import { m } from '../language/messages.ts'
import { Icon } from '../ui/base/icon.tsx'
import wordmark from '../ui/base/wordmark.svg'
import styles from './foot.module.css'
import { Reveal } from './reveal.tsx'
import { SectionLink } from './section-link.tsx'
import { type SectionId, sections } from './sections.ts'

interface FooterLink {
  readonly label: string
  /** The section of this page to which the link leads. */
  readonly id?: SectionId
  /** The page of the server to which the link leads instead. */
  readonly page?: string
  /** Whether its own page does not exist yet. */
  readonly isComing?: boolean
}

const placeholder = (label: string): FooterLink => ({ label, isComing: true })

/** The links of the footer (docs/product/screens.md, "Landing page"). */
const groups: readonly { title: string; links: readonly FooterLink[] }[] = [
  { title: m.landing_quick_links(), links: sections },
  {
    title: m.landing_resources(),
    links: [
      ...[m.landing_blog(), m.landing_help_center(), m.landing_tutorials()].map(placeholder),
      { label: m.landing_contact(), page: '/legal/contact' },
    ],
  },
  {
    title: m.landing_legal(),
    links: [
      { label: m.landing_terms(), page: '/legal/terms' },
      { label: m.landing_privacy(), page: '/legal/privacy' },
      { label: m.landing_cookies(), page: '/legal/cookies' },
    ],
  },
]
/** The links of the footer to other services, with the strokes of their icons. */
const social = [
  {
    label: 'Facebook',
    paths: ['M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.5V2.3C17 2.2 16 2 15 2c-2.8 0-4.5 1.7-4.5 4.7v2.8h-3V13h3v8'],
  },
  {
    label: 'YouTube',
    paths: ['M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4', 'M10.5 9.5v5l4-2.5z'],
  },
  {
    label: m.landing_email(),
    paths: ['M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2', 'M4 7l8 6 8-6'],
  },
] as const

export function Foot() {
  return (
    <footer className={styles.foot}>
      <Reveal>
        <div className={styles.groups}>
          <div className={styles.about}>
            <img className="wordmark" src={wordmark} alt="Solve it! Maths" width="230" height="44" />
            <p className="soft">{m.landing_about()}</p>
          </div>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, id = 'home', page, isComing }) => (
                  <li key={label}>
                    {page ? <a href={page}>{label}</a> : <SectionLink to={id}>{label}</SectionLink>}
                    {isComing && <small>{m.parts_coming_soon()}</small>}
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className={styles.small}>
            <span>© 2025 Solve it! Maths</span>
            <span className={styles.social}>
              <small>{m.parts_coming_soon()}</small>
              {social.map(({ label, paths }) => (
                <SectionLink key={label} to="home" label={label}>
                  <Icon paths={paths} />
                </SectionLink>
              ))}
            </span>
          </div>
        </div>
      </Reveal>
    </footer>
  )
}
