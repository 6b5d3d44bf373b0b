import { Link } from 'react-router'
import { useFormats } from '../../../kit/display/use-formats'
import { rowsPath } from './insights'

interface FigureProps {
  count: number
  filters: Record<string, string | null | undefined>
  /** False for those who may not see the rows. */
  mayOpen: boolean
}

/** A count that opens the rows it counts. */
export function Figure({ count, filters, mayOpen }: FigureProps) {
  const formats = useFormats()
  const text = formats.number(count)
  return mayOpen && count > 0 ? <Link to={rowsPath(filters)}>{text}</Link> : <span>{text}</span>
}
