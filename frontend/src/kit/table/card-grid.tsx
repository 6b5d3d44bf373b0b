import { Fragment, type ReactNode } from 'react'
import { TablePages } from './table-pages'
import type { Row } from './types'
import type { TableState } from './use-table-state'
import styles from './card-grid.module.css'

interface CardGridProps<R extends Row> {
  state: TableState<R>
  cardOf: (row: R) => ReactNode
  empty: ReactNode
}

/** The rows of a list as the cards that the resource draws itself, side by side. */
export function CardGrid<R extends Row>({ state, cardOf, empty }: CardGridProps<R>) {
  if (state.rows.length === 0) return <>{empty}</>
  return (
    <>
      <div className={styles.grid} aria-busy={state.isRefreshing}>
        {state.rows.map((row) => (
          <Fragment key={row.id}>{cardOf(row)}</Fragment>
        ))}
      </div>
      <TablePages state={state} currency={null} />
    </>
  )
}
