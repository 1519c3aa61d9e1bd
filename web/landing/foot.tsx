import { Icon } from '../ui/base/icon.tsx'
import wordmark from '../ui/base/wordmark.svg'
import styles from './foot.module.css'
import { Reveal } from './reveal.tsx'
import { SectionLink } from './section-link.tsx'
import { type SectionId, sections } from './sections.ts'
import { socialIcons } from './social-icons.ts'

interface FooterLink {
  readonly label: string
  /** The section of this page to which the link leads. */
  readonly id?: SectionId
  /** The page of the server to which the link leads instead. */
  readonly page?: string
}

const placeholders = (labels: readonly string[]) => labels.map((label) => ({ label, id: 'home' as SectionId }))

/** The links of the footer (docs/product/screens.md, "Landing page"). */
const groups: readonly { title: string; links: readonly FooterLink[] }[] = [
  { title: 'Quick Links', links: sections },
  {
    title: 'Resources',
    links: [...placeholders(['Blog', 'Help Center', 'Tutorials']), { label: 'Contact Us', page: '/legal/contact' }],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of Service', page: '/legal/terms' },
      { label: 'Privacy Policy', page: '/legal/privacy' },
      { label: 'Cookie Policy', page: '/legal/cookies' },
    ],
  },
]
const social = [
  { label: 'Facebook', paths: socialIcons.facebook },
  { label: 'YouTube', paths: socialIcons.youtube },
  { label: 'Email', paths: socialIcons.mail },
] as const

export function Foot() {
  return (
    <footer className={styles.foot}>
      <Reveal>
        <div className={styles.groups}>
          <div className={styles.about}>
            <img src={wordmark} alt="Solve it! Maths" width="230" height="44" />
            <p className="soft">Maths practice for Aotearoa’s classrooms.</p>
          </div>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, id = 'home', page }) => (
                  <li key={label}>{page ? <a href={page}>{label}</a> : <SectionLink to={id}>{label}</SectionLink>}</li>
                ))}
              </ul>
            </nav>
          ))}
          <div className={styles.small}>
            <span>© 2025 Solve it! Maths</span>
            <span className={styles.social}>
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
