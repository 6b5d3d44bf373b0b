import { NONE } from '../../../kit/display/none'
import { ProgressBar } from '../../../kit/display/progress-bar'
import { useFormats } from '../../../kit/display/use-formats'

/** How much of a budget is used; more than all of it is written and drawn as a fault. */
export function UsedBar({ percent, label }: { percent: number | null; label: string }) {
  const formats = useFormats()
  if (percent === null) return NONE
  return (
    <div style={{ minWidth: 120 }}>
      <ProgressBar
        size="small"
        percent={percent}
        // the library writes no more than 100
        format={() => formats.percent(percent, 0)}
        status={percent > 100 ? 'exception' : 'normal'}
        aria-label={label}
      />
    </div>
  )
}
