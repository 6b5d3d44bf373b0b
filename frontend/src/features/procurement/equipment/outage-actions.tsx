import { Form, Input } from 'antd'
import { CalendarOutlined, SwapOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DayInput } from '../../../kit/inputs/day-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { useChoices } from '../../../kit/inputs/use-choices'
import { EQUIPMENT, isOut, type Equipment, type EquipmentAction } from './equipment'
import { Item, withoutBlanks } from './dialog-fields'

interface OutageActionsProps {
  equipment: Equipment
  action: EquipmentAction
}

/** Takes a piece out of service and back, now or as maintenance to come: schedules plan without it then. */
export function OutageActions({ equipment, action }: OutageActionsProps) {
  const { t } = useTranslation()
  const step = (path: 'status' | 'outages') => ({
    label: t(`${EQUIPMENT}.${path}`),
    title: t(`${EQUIPMENT}.${path}_title`, { tag: equipment.tag }),
    confirmLabel: t('common.save'),
    onConfirm: (_: string, values: object) => {
      const done = t(`${EQUIPMENT}.${path}_done`)
      return action.run(equipment, { path, body: withoutBlanks(values), done })
    },
  })
  return (
    <>
      {equipment.can.changeStatus ? (
        <ConfirmAction
          {...step('status')}
          icon={<SwapOutlined />}
          fields={<StatusFields equipment={equipment} />}
        />
      ) : null}
      {equipment.can.log ? (
        <ConfirmAction {...step('outages')} icon={<CalendarOutlined />} fields={<PlanFields />} />
      ) : null}
    </>
  )
}

function StatusFields({ equipment }: { equipment: Equipment }) {
  const form = Form.useFormInstance()
  const status = Form.useWatch('status', form) as string | undefined
  const { options } = useChoices('equipment-statuses', [equipment.status])
  // into custody it goes by being checked out
  const open = options.filter(({ value }) => value !== 'assigned')
  return (
    <>
      <Item name="status" required initial={equipment.status}>
        <PlainSelect options={open} />
      </Item>
      {status && isOut(status) ? (
        <Item name="expectedBackOn">
          <DayInput />
        </Item>
      ) : null}
      <Item name="reason">
        <Input.TextArea rows={2} maxLength={1000} />
      </Item>
    </>
  )
}

function PlanFields() {
  return (
    <>
      <Item name="fromOn" required>
        <DayInput />
      </Item>
      <Item name="backOn" label="expectedBackOn" required>
        <DayInput />
      </Item>
      <Item name="note">
        <Input.TextArea rows={2} maxLength={1000} />
      </Item>
    </>
  )
}
