import { isValidElement, type ReactNode } from 'react'

/** Stands for a value that there is none of, everywhere. */
export const NONE = '–'

const isBlank = (value: unknown) => value === null || value === undefined || value === ''

/** True for nothing at all, and for a kit display of nothing such as `<Money value={null} />`. */
export function isNothing(content: ReactNode): boolean {
  if (isBlank(content) || content === NONE || typeof content === 'boolean') return true
  if (!isValidElement<Record<string, unknown>>(content)) return false
  const { props } = content
  if ('value' in props) return isBlank(props.value)
  return 'status' in props && isBlank(props.status)
}
