import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'

/** The largest unit that a span has at least two of, with its seconds. */
const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const

/** A span as people say it: seconds up to two minutes, minutes up to two hours. */
export function useSpan(): (seconds: number) => string {
  const { t } = useTranslation()
  const { number } = useFormats()
  return (seconds) => {
    const [unit, size] = UNITS.find(([, one]) => seconds >= 2 * one) ?? (['seconds', 1] as const)
    return t(`administration.system_health.span.${unit}`, {
      span: number(Math.floor(seconds / size)),
    })
  }
}
