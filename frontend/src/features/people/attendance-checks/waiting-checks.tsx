import { Alert, Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { ClockText } from '../../../kit/display/clock-text'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { LinkButton } from '../../../kit/link-button'
import { ATTENDANCE_CHECKS } from './attendance-check'
import type { CheckEntry } from './queue/entry'
import { checkStore } from './queue/store'
import { useCheckEntries } from './queue/use-checks'

/** What this device holds and the portal does not have, or would not take. */
export function WaitingChecks() {
  const { entries, sendingKey } = useCheckEntries()
  return (
    <Flex vertical gap="small">
      {entries.map((entry) => (
        <Waiting key={entry.key} entry={entry} isSending={entry.key === sendingKey} />
      ))}
    </Flex>
  )
}

function Waiting({ entry, isSending }: { entry: CheckEntry; isSending: boolean }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${ATTENDANCE_CHECKS}.${key}`)
  const isRefused = entry.state === 'refused'
  return (
    <Alert
      type={isRefused ? 'error' : 'info'}
      showIcon
      role={isRefused ? 'alert' : 'status'}
      message={
        <>
          {text(`direction.${entry.body.direction}`)} ·{' '}
          <DateText value={entry.body.checkedAt.slice(0, 10)} />{' '}
          <ClockText value={entry.body.checkedAt} /> ·{' '}
          <LocalName name={entry.siteName} nameAr={entry.siteNameAr} />
        </>
      }
      description={
        isRefused ? <bdi>{reasonOf(entry)}</bdi> : text(isSending ? 'sending' : 'waiting')
      }
      action={isRefused ? <RefusedActions entry={entry} /> : undefined}
    />
  )
}

function reasonOf({ problem }: CheckEntry): string {
  if (!problem) return ''
  return Object.values(problem.fields)[0] ?? (problem.message || problem.code)
}

function RefusedActions({ entry }: { entry: CheckEntry }) {
  const { t } = useTranslation()
  return (
    <Flex vertical gap="small">
      <LinkButton to="/hr/attendance-corrections/new">
        {t(`${ATTENDANCE_CHECKS}.correct`)}
      </LinkButton>
      <Button onClick={() => void checkStore.changeEntry(entry.key, () => null)}>
        {t(`${ATTENDANCE_CHECKS}.dismiss`)}
      </Button>
    </Flex>
  )
}
