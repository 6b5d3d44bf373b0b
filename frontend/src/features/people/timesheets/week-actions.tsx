import { Button } from 'antd'
import { CheckOutlined, RollbackOutlined, SendOutlined, UnlockOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { totalOf } from './draft'
import { TIMESHEETS, type Timesheet } from './timesheet'
import type { WeekDraft } from './use-save-week'

interface WeekActionsProps {
  timesheet: Timesheet
  draft: WeekDraft
}

const STEPS = [
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', entry: 'comment' },
  { name: 'return', icon: <RollbackOutlined />, danger: true, entry: 'reason' },
  { name: 'reopen', icon: <UnlockOutlined />, danger: true, entry: 'reason' },
] as const

/** Buttons for what the server allows with this week. */
export function WeekActions({ timesheet, draft }: WeekActionsProps) {
  const { t } = useTranslation()
  const action = useRecordAction(TIMESHEETS)
  const { can, id } = timesheet
  const stored = id === null ? null : { ...timesheet, id }
  const text = (key: string) => t(`${TIMESHEETS}.action.${key}`)
  return (
    <>
      {can.update ? <SubmitButton {...{ timesheet, draft, action }} /> : null}
      {can.recall && stored ? <RecallButton stored={stored} action={action} /> : null}
      {STEPS.filter(({ name }) => can[name]).map(({ name, entry, ...look }) => (
        <ConfirmAction
          key={name}
          {...look}
          label={text(name)}
          title={text(`${name}_title`)}
          content={text(`${name}_text`)}
          confirmLabel={text(name)}
          reason={{ label: text(entry), required: entry === 'reason' }}
          onConfirm={(entered) =>
            action.run(stored!, {
              path: name,
              body: { [entry]: entered || null },
              done: text(`${name}_done`),
            })
          }
        />
      ))}
      <ActionConflict action={action} />
    </>
  )
}

type Action = ReturnType<typeof useRecordAction>

interface RecallProps {
  stored: { id: number; version: Timesheet['version'] }
  action: Action
}

/** Takes a submitted week back. */
function RecallButton({ stored, action }: RecallProps) {
  const { t } = useTranslation()
  const done = t(`${TIMESHEETS}.action.recall_done`)
  return (
    <Button
      icon={<RollbackOutlined />}
      onClick={() =>
        void action.run(stored, { path: 'recall', body: {}, done }).catch(() => undefined)
      }
    >
      {t(`${TIMESHEETS}.action.recall`)}
    </Button>
  )
}

type SubmitProps = WeekActionsProps & { action: Action }

/** Submits what is in the grid: what was not saved yet is saved first. */
function SubmitButton({ timesheet, draft, action }: SubmitProps) {
  const { t } = useTranslation()
  const submit = async () => {
    const stored = draft.isDirty() ? await draft.store() : timesheet
    if (!stored || stored.id === null) return
    const done = t(`${TIMESHEETS}.action.submit_done`)
    await action
      .run({ id: stored.id, version: stored.version }, { path: 'submit', body: {}, done })
      // it was saved although it could not be submitted, so the page has to know
      .catch(() => draft.refresh())
  }
  return (
    <Button
      type="primary"
      icon={<SendOutlined />}
      loading={draft.busy}
      disabled={totalOf(draft.rows) === 0}
      onClick={() => void submit()}
    >
      {t(`${TIMESHEETS}.action.submit`)}
    </Button>
  )
}
