import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../ui/base/class-names.ts'
import styles from './section.module.css'

/** Fades or slides its content in once, when a part of it is in view. With reduced motion it is shown at once. */
export function Reveal({ slides = false, children }: { slides?: boolean; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!part.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '0px 0px -12%',
    })
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={part}
      className={classNames(styles.wrap, styles.reveal, slides && styles.slides, isSeen && styles.revealed)}
    >
      {children}
    </div>
  )
}
