import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormats } from '../../../kit/display/use-formats'
import { rowsPath, type RowFilters } from './project-insights'

interface FigureProps {
  count: number
  filters: RowFilters
  /** False for those who may not see the rows. */
  mayOpen: boolean
}

/** A count that opens the rows it counts. */
export function Figure(props: FigureProps) {
  const formats = useFormats()
  return <Rows {...props}>{formats.number(props.count)}</Rows>
}

/** Any figure of some rows: it opens them where there are any. */
export function Rows({ count, filters, mayOpen, children }: FigureProps & { children: ReactNode }) {
  return mayOpen && count > 0 ? (
    <Link to={rowsPath(filters)}>{children}</Link>
  ) : (
    <span>{children}</span>
  )
}
