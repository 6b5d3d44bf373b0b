import { Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { Item } from './dialog-fields'
import { EQUIPMENT, type Equipment } from './equipment'

interface MeterFieldsProps {
  equipment: Equipment
  /** The field with the day that was read on. */
  day: string
  required?: boolean
  /** The meter was replaced: the old one has a last reading. */
  replaced?: boolean
}

/** What the meter shows; a value that can't have been run is confirmed by whoever enters it. */
export function MeterFields({ equipment, day, required, replaced }: MeterFieldsProps) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const on = Form.useWatch(day, form) as string | undefined
  const read = Form.useWatch(replaced ? 'oldMeter' : 'meter', form) as string | undefined
  if (equipment.meterType === 'none') return null
  const confirm = leaps(equipment, on, read)
  return (
    <>
      {replaced ? (
        <Item name="oldMeter">
          <DecimalInput placeholder={equipment.meter} />
        </Item>
      ) : null}
      <Item name="meter" label={replaced ? 'newMeter' : 'meter'} required={required}>
        <DecimalInput placeholder={replaced ? '0' : equipment.meter} />
      </Item>
      {confirm ? (
        <Form.Item
          name="meterConfirmed"
          valuePropName="checked"
          extra={t(`${EQUIPMENT}.leap`, { last: equipment.meter })}
        >
          <Checkbox>{t(`${EQUIPMENT}.fields.meterConfirmed`)}</Checkbox>
        </Form.Item>
      ) : null}
    </>
  )
}

const DAY = 86_400_000

function leaps({ meter, mostPerDay, readings }: Equipment, on?: string, read?: string): boolean {
  const last = readings[0]
  if (!read || !on || !last || mostPerDay === null) return false
  const days = Math.max(0, (Date.parse(on) - Date.parse(last.readOn)) / DAY)
  return Number(read) - Number(meter) > mostPerDay * (days + 1)
}
