import { Form } from 'antd'
import { PauseCircleOutlined, PlayCircleOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DayInput } from '../../../kit/inputs/day-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { DUNNING } from './dunning'

/** Keeps an overdue invoice out of reminder letters, or lets it in again. */
export function PauseDunning({ invoice }: { invoice: Schema<'InvoiceDetail'> }) {
  const { t } = useTranslation()
  const action = useRecordAction('commercial.invoices')
  const text = (key: string) => t(`${DUNNING}.pause.${key}`, { number: invoice.number })
  const isPaused = invoice.dunningPause !== null
  const kinds = ['pause', 'dispute'].map((value) => ({ value, label: text(`kind.${value}`) }))
  return (
    <>
      <ConfirmAction
        key={String(isPaused)}
        icon={isPaused ? <PlayCircleOutlined /> : <PauseCircleOutlined />}
        label={text(isPaused ? 'lift' : 'action')}
        title={text(isPaused ? 'lift_title' : 'title')}
        content={text(isPaused ? 'lift_text' : 'text')}
        confirmLabel={text(isPaused ? 'lift' : 'action')}
        fields={
          isPaused ? null : (
            <>
              <Form.Item name="kind" label={text('why')} initialValue="pause">
                <PlainSelect options={kinds} />
              </Form.Item>
              <Form.Item name="untilOn" label={text('untilOn')} extra={text('until_hint')}>
                <DayInput />
              </Form.Item>
            </>
          )
        }
        reason={{ label: text('reason'), required: true }}
        onConfirm={(reason, { kind, untilOn = null }) =>
          action.run(invoice, {
            path: isPaused ? 'dunning-pause/lift' : 'dunning-pause',
            body: isPaused ? { reason } : { kind, untilOn, reason },
            done: text(isPaused ? 'lifted' : 'done'),
          })
        }
      />
      <ActionConflict action={action} />
    </>
  )
}
