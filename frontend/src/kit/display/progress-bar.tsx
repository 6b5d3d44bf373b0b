import { Progress, type ProgressProps } from 'antd'
import { useFormats } from './use-formats'

/** The library's bar, whose percentage it would write in Latin digits in every language. */
export function ProgressBar(props: ProgressProps) {
  const formats = useFormats()
  return <Progress format={(percent = 0) => formats.percent(percent, 0)} {...props} />
}
