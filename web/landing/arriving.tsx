import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../ui/base/class-names.ts'
import styles from './section.module.css'

/** Fades or slides in once, when a part of it is in view; under reduced motion it is there from the start. */
export function Arriving({ slides = false, children }: { slides?: boolean; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!part.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '0px 0px -12% 0px',
    })
    watch.observe(part.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div
      ref={part}
      className={classNames(styles.wrap, styles.arriving, slides && styles.slides, isSeen && styles.arrived)}
    >
      {children}
    </div>
  )
}
