import type { ReactNode } from 'react'
import styles from './figure-list.module.css'

/** Figures one below the other, each with its name at the other end of the line. */
export const FigureList = ({ children }: { children: ReactNode }) => (
  <dl className={styles.figures}>{children}</dl>
)

/** One line of a list of figures. */
export const Figure = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
