import { Skeleton } from 'antd'
import { wholeNumber } from '../../providers/dates'
import { useCount } from './counts'

export function Figure({ data, isPending }: { data?: number; isPending: boolean }) {
  if (isPending) return <Skeleton.Button active size="small" />
  return data === undefined ? '–' : wholeNumber(data)
}

/** How many records a list has, as `listAddress` names it. */
export function Count({ list }: { list: string }) {
  return <Figure {...useCount(list)} />
}
