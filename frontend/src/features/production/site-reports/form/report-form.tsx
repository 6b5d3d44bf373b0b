import { Button, Flex, Form, Result } from 'antd'
import { SendOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../kit/link-button'
import { PageHeader } from '../../../../kit/page-header'
import { PageSkeleton } from '../../../../kit/page-skeleton'
import { useKeepsWork } from '../../../../providers/online'
import type { Entry } from '../queue/entry'
import { useSiteTasks } from '../offline/use-site-tasks'
import { LIST_PATH, reportPath, SITE_REPORTS, type SiteReport } from '../site-report'
import { DaySection, NotesSection } from './day-section'
import { EntryStatus } from './entry-status'
import { ReportFormContext, type Setting } from './form-context'
import { PhotoSection } from './photo-section'
import { BlockerSection, CrewSection, EquipmentSection, WorkSection } from './row-sections'
import { useEntry } from './use-entry'
import { useHandOver } from './use-hand-over'

interface ReportFormProps {
  /** Under which the device keeps the report. */
  entryKey: string
  make: (userId: number) => Entry | null
  /** The report at the portal, where it is one already. */
  report?: SiteReport
}

/** Writes a site report: everything stays on this device until the portal has taken it. */
export function ReportForm({ entryKey, make, report }: ReportFormProps) {
  const { t } = useTranslation()
  const form = useEntry(entryKey, make)
  const { entry, isGone, change } = form
  const { data: tasks = [] } = useSiteTasks(entry?.values.projectId ?? null)
  useKeepsWork()
  const sending = useHandOver(entryKey, form)
  if (isGone) return <Sent />
  if (!entry) return <PageSkeleton rows={10} />
  const setValues: Setting = (part) =>
    change((now) => ({ values: { ...now.values, ...part(now.values) } }))
  const messages = { ...entry.problem?.fields, ...sending.messages }
  return (
    <ReportFormContext value={{ values: entry.values, tasks, messages, entry, change, setValues }}>
      <PageHeader
        title={entry.number ?? t(`${SITE_REPORTS}.create`)}
        back={
          report
            ? { to: reportPath(report), label: report.number }
            : { to: LIST_PATH, label: t(`${SITE_REPORTS}.title`) }
        }
      />
      <Form layout="vertical" component="div" style={{ maxInlineSize: 960 }}>
        <EntryStatus
          entry={entry}
          isSending={sending.isSending}
          onRetry={() => void sending.handOver(entry)}
          onOverwrite={() => void sending.overwrite(entry)}
        />
        <Sections photos={report?.photos} />
        <SendBar
          isWaiting={entry.state === 'waiting'}
          hasProblems={Object.keys(sending.messages).length > 0}
          onSend={() => void sending.handOver(entry)}
        />
      </Form>
    </ReportFormContext>
  )
}

function Sections({ photos }: { photos?: SiteReport['photos'] }) {
  return (
    <>
      <DaySection />
      <WorkSection />
      <CrewSection />
      <EquipmentSection />
      <BlockerSection />
      <PhotoSection known={photos} />
      <NotesSection />
    </>
  )
}

interface SendBarProps {
  isWaiting: boolean
  hasProblems: boolean
  onSend: () => void
}

function SendBar({ isWaiting, hasProblems, onSend }: SendBarProps) {
  const { t } = useTranslation()
  return (
    <Flex
      wrap
      gap="small"
      align="center"
      style={{
        ...{ position: 'sticky', insetBlockEnd: 'var(--foot, 0)', zIndex: 5, paddingBlock: 8 },
        background: 'var(--page)',
      }}
    >
      <Button type="primary" icon={<SendOutlined />} disabled={isWaiting} onClick={onSend}>
        {t(`${SITE_REPORTS}.send`)}
      </Button>
      <span role="status">
        {t(`${SITE_REPORTS}.${hasProblems ? 'check_fields' : 'kept_here'}`)}
      </span>
    </Flex>
  )
}

function Sent() {
  const { t } = useTranslation()
  return (
    <Result
      status="success"
      title={t(`${SITE_REPORTS}.queue.done`)}
      extra={<LinkButton to={LIST_PATH}>{t(`${SITE_REPORTS}.queue.to_list`)}</LinkButton>}
    />
  )
}
