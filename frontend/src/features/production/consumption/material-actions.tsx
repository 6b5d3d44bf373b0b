import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { today } from '../../../kit/inputs/today'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { useAbility } from '../../../providers/access'
import { actingOn, CONSUMPTION, type ConsumptionDetail } from './consumption'

type Action = ReturnType<typeof useRecordAction>

/** What planners and the site do with a material of a project. */
export function MaterialActions({ row }: { row: ConsumptionDetail }) {
  const action = useRecordAction(CONSUMPTION)
  const mayReport = useAbility('consumption.report')
  return (
    <>
      {mayReport ? <Install row={row} action={action} /> : null}
      {row.plan?.can.update ? (
        <>
          {row.progressFrom === 'reports' ? <ReportProgress row={row} action={action} /> : null}
          <EditPlan row={row} action={action} />
          <DeletePlan row={row} action={action} />
        </>
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}

interface ActionProps {
  row: ConsumptionDetail
  action: Action
}

function useText() {
  const { t } = useTranslation()
  return {
    text: (key: string) => t(`${CONSUMPTION}.${key}`),
    required: [{ required: true, message: t('kit.required') }],
    save: t('common.save'),
  }
}

function Install({ row, action }: ActionProps) {
  const { text, required, save } = useText()
  return (
    <ConfirmAction
      type="primary"
      label={text('install')}
      title={text('install_title')}
      content={text('install_text')}
      confirmLabel={save}
      fields={
        <>
          <Form.Item name="quantity" label={text('fields.installed')} rules={required}>
            <DecimalInput suffix={row.unit} />
          </Form.Item>
          <Form.Item name="installedOn" label={text('entries.on')} initialValue={today()}>
            <DayInput />
          </Form.Item>
          <Form.Item name="note" label={text('note')}>
            <Input maxLength={300} />
          </Form.Item>
        </>
      }
      onConfirm={(_, { quantity, installedOn, note }) =>
        action.run(actingOn(row), {
          path: 'installations',
          body: { quantity, installedOn, note: note || null },
          done: text('installed'),
        })
      }
    />
  )
}

function ReportProgress({ row, action }: ActionProps) {
  const { text, required, save } = useText()
  return (
    <ConfirmAction
      label={text('report_progress')}
      title={text('report_progress')}
      content={text('progress_text')}
      confirmLabel={save}
      fields={
        <>
          <Form.Item
            name="percent"
            label={text('fields.progress')}
            initialValue={row.progress}
            rules={required}
          >
            <DecimalInput suffix="%" />
          </Form.Item>
          <Form.Item name="reportedOn" label={text('entries.on')} initialValue={today()}>
            <DayInput />
          </Form.Item>
        </>
      }
      onConfirm={(_, { percent, reportedOn }) =>
        action.run(actingOn(row), {
          path: 'progress',
          body: { percent, reportedOn },
          done: text('progress_reported'),
        })
      }
    />
  )
}

function EditPlan({ row, action }: ActionProps) {
  const { text, required, save } = useText()
  return (
    <ConfirmAction
      label={text('edit_plan')}
      title={text('edit_plan')}
      confirmLabel={save}
      fields={
        <>
          <Form.Item
            name="planned"
            label={text('fields.planned')}
            initialValue={row.planned}
            rules={required}
          >
            <DecimalInput suffix={row.unit} />
          </Form.Item>
          <Form.Item
            name="allowance"
            label={text('fields.allowance')}
            initialValue={row.allowance}
            rules={required}
          >
            <DecimalInput suffix="%" />
          </Form.Item>
        </>
      }
      onConfirm={(_, { planned, allowance }) =>
        action.run(actingOn(row), {
          path: 'plan',
          method: 'patch',
          body: { planned, allowance },
          done: text('plan_saved'),
        })
      }
    />
  )
}

function DeletePlan({ row, action }: ActionProps) {
  const { text } = useText()
  const { t } = useTranslation()
  return (
    <ConfirmAction
      danger
      label={text('delete_plan')}
      title={text('delete_plan_title')}
      content={text('delete_plan_text')}
      confirmLabel={t('common.delete')}
      onConfirm={() =>
        action.run(actingOn(row), { path: 'plan', method: 'delete', done: text('plan_deleted') })
      }
    />
  )
}
