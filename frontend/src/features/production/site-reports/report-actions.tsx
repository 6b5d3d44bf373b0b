import type { ReactNode } from 'react'
import { CheckOutlined, EditOutlined, RollbackOutlined, SendOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { reportPath, SITE_REPORTS, type SiteReport } from './site-report'

interface Step {
  name: 'submit' | 'approve' | 'return'
  icon: ReactNode
  type?: 'primary'
  danger?: boolean
  /** What is entered with it. */
  entry?: 'reason' | 'comment'
}

const STEPS: Step[] = [
  { name: 'submit', icon: <SendOutlined />, type: 'primary' },
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', entry: 'comment' },
  { name: 'return', icon: <RollbackOutlined />, danger: true, entry: 'reason' },
]

/** Buttons for what the server allows on this report. */
export function ReportActions({ report }: { report: SiteReport }) {
  const { t } = useTranslation()
  const action = useRecordAction(SITE_REPORTS)
  const text = (key: string) => t(`${SITE_REPORTS}.action.${key}`, { number: report.number })
  return (
    <>
      {report.can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${reportPath(report)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {STEPS.filter(({ name }) => report.can[name]).map((step) => (
        <StepButton key={step.name} step={step} report={report} action={action} />
      ))}
      {report.can.delete ? (
        <DeleteRecord
          resource={SITE_REPORTS}
          record={report}
          action={action}
          title={text('delete_title')}
          content={text('delete_text')}
          done={text('deleted')}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}

interface StepButtonProps {
  step: Step
  report: SiteReport
  action: ReturnType<typeof useRecordAction>
}

function StepButton({ step, report, action }: StepButtonProps) {
  const { t } = useTranslation()
  const { name, entry, ...look } = step
  const text = (key: string) => t(`${SITE_REPORTS}.action.${key}`, { number: report.number })
  return (
    <ConfirmAction
      {...look}
      label={text(name)}
      title={text(`${name}_title`)}
      content={text(`${name}_text`)}
      confirmLabel={text(name)}
      reason={entry ? { label: text(entry), required: entry === 'reason' } : undefined}
      onConfirm={(entered) =>
        action.run(report, {
          path: name,
          body: bodyOf(report, name, entry && { [entry]: entered || null }),
          done: text(`${name}_done`),
        })
      }
    />
  )
}

/** Who approves has seen the schedule in this version. */
const bodyOf = ({ scheduleVersion }: SiteReport, step: Step['name'], entered: object = {}) =>
  step === 'approve' ? { ...entered, scheduleVersion } : entered
