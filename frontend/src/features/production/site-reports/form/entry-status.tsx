import { Alert, Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../kit/link-button'
import type { Problem } from '../../../../providers/queue-problem'
import type { Entry } from '../queue/entry'
import { reportPath, SITE_REPORTS } from '../site-report'

interface EntryStatusProps {
  entry: Entry
  isSending: boolean
  /** Sends it again as it is. */
  onRetry: () => void
  /** After a look at what someone changed: these values go over it. */
  onOverwrite: () => void
}

/** Where a report of this device stands: waiting, on its way, or refused and why. */
export function EntryStatus({ entry, isSending, onRetry, onOverwrite }: EntryStatusProps) {
  const { t } = useTranslation()
  const text = (key: string, more: Record<string, string> = {}) =>
    t(`${SITE_REPORTS}.queue.${key}`, more)
  const { state, problem } = entry
  if (state === 'waiting')
    return (
      <Alert
        type="info"
        showIcon
        style={{ marginBlockEnd: 16 }}
        role="status"
        message={text(isSending ? 'sending' : 'waiting')}
        description={isSending ? undefined : text('waiting_text')}
        action={isSending ? undefined : <Button onClick={onRetry}>{text('try_now')}</Button>}
      />
    )
  return problem ? <Refusal {...{ entry, problem, onRetry, onOverwrite }} /> : null
}

interface RefusalProps extends Omit<EntryStatusProps, 'isSending'> {
  problem: Problem
}

function Refusal({ entry, problem, onRetry, onOverwrite }: RefusalProps) {
  const { t } = useTranslation()
  const text = (key: string, more: Record<string, string> = {}) =>
    t(`${SITE_REPORTS}.queue.${key}`, more)
  const isStale = problem.status === 412
  const other = problem.recordId ?? (isStale ? entry.reportId : null)
  return (
    <Alert
      type="error"
      showIcon
      style={{ marginBlockEnd: 16 }}
      role="alert"
      message={text('refused', { reason: reasonOf(problem, text) })}
      description={text(isStale ? 'stale_text' : 'refused_text')}
      action={
        <Flex vertical gap="small">
          {other ? (
            <LinkButton to={reportPath({ id: other })}>{text('open_report')}</LinkButton>
          ) : null}
          {isStale ? <Button onClick={onOverwrite}>{text('overwrite')}</Button> : null}
          {!isStale && entry.state === 'refused' ? (
            <Button onClick={onRetry}>{text('try_again')}</Button>
          ) : null}
        </Flex>
      }
    />
  )
}

export function reasonOf(
  { status, code, message }: Problem,
  text: (key: string) => string
): string {
  if (code === 'LATE_EDIT') return text('late_edit')
  if (status === 412) return text('stale')
  return message || code
}
